final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(_ key: ObjectIdentifier, _ value: Value, _ next: EnvironmentEntry?) {
    self.value = value
    super.init(key, next)
  }
}
