/// What a transformer of configurations does, which is equal to its copies only.
final class ConfigurationTransform<Value>: Hashable {
  let run: (Value) -> Value

  init(_ run: @escaping (Value) -> Value) { self.run = run }

  static func == (left: ConfigurationTransform, right: ConfigurationTransform) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
