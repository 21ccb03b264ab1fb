import PersistenceEngine

/// What `@NSManaged` properties and the methods that stand beside them become.
extension NSManagedObject {
  /// The value of a property; a key may also be that of a primitive value, such as `primitiveTitle`.
  public func windfallManagedValue<Value>(_ key: String) -> Value {
    guard let slot = managed.entity.slot(of: key) else { return unmodeledValue(key) }
    fire()
    if let fast: Value = TypedValue.make(current[slot], Value.self) { return fast }
    return converted(rawValue(slot), key)
  }

  private func unmodeledValue<Value>(_ key: String) -> Value {
    if let primitive = primitiveKey(key) { return converted(primitiveValue(forKey: primitive), key) }
    return converted(value(forKey: key), key)
  }

  private func converted<Value>(_ found: Any?, _ key: String) -> Value {
    if let value = TypedValue.convert(found, to: Value.self) { return value }
    fatalError(
      "\(managed.name).\(key) is \(found.map { "\(type(of: $0))" } ?? "nil"), and its property is declared as \(Value.self)"
    )
  }

  public func windfallSetManagedValue<Value>(_ value: Value, _ key: String) {
    guard let slot = managed.entity.slot(of: key) else {
      if let primitive = primitiveKey(key) { return setPrimitiveValue(value, forKey: primitive) }
      return setValue(value, forKey: key)
    }
    if let attribute = managed.property(at: slot).attribute,
      let fast = TypedValue.value(value, kind: attribute.kind)
    {
      return setAttribute(slot, to: fast)
    }
    setModeledValue(value, slot)
  }

  private func primitiveKey(_ key: String) -> String? {
    guard key.hasPrefix("primitive") else { return nil }
    let rest = key.dropFirst(9)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    if managed.entity.slot(of: name) != nil { return name }
    return managed.entity.slot(of: String(rest)) == nil ? nil : String(rest)
  }

  /// Performs one of the methods that Xcode declares for relationships to many, by its name in Objective-C.
  public func windfallManagedCall(_ selector: String, _ arguments: [Any]) -> Any? {
    RelationshipCall(self, selector, arguments).perform()
  }
}
