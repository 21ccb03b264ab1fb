import Foundation

/// The properties that a key path reads, one after the other: Swift does not tell the parts of a path.
final class KeyTrace {
  private(set) var names: [String] = []

  /// Any value of the type; a model whose own properties are traced in their turn.
  func value<Value>(of property: ModelEntity.Property) -> Value {
    names.append(property.name)
    if case .toOne(let model) = property.shape, let value = traced(model) as? Value { return value }
    let samples: [Any] = [
      "", 0, Int64(0), Int32(0), Int16(0), false, 0.0, Float(0), Date.distantPast, Data(), UUID(), Decimal(0),
      URL(fileURLWithPath: "/"),
    ]
    for sample in samples { if let value = sample as? Value { return value } }
    if let value = Optional<Any>.none as? Value { return value }
    fatalError("SortDescriptor: nothing can be sorted by \(property.name), whose values are \(Value.self)")
  }

  private func traced<Model: PersistentModel>(_ type: Model.Type) -> Any {
    Model(backingData: ModelStorage<Model>(tracing: self))
  }

  /// How many parts a path has, by its description.
  static func length<Model: PersistentModel>(of keyPath: PartialKeyPath<Model>) -> Int? {
    let root = "\\\(Model.self)."
    let text = "\(keyPath)"
    guard text.hasPrefix(root) else { return nil }
    var depth = 0
    // Types of computed properties stand in parentheses.
    let parts = text.dropFirst(root.count).filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
    return parts.split(separator: ".").count
  }

  /// The names that a path reads.
  static func names<Model: PersistentModel>(in keyPath: PartialKeyPath<Model>) -> [String] {
    let trace = KeyTrace()
    _ = Model(backingData: ModelStorage<Model>(tracing: trace))[keyPath: keyPath]
    return trace.names
  }
}
