/// Makes of a value from elsewhere, such as an outlet, a runtime attribute or a number, one of a property's type.
enum PropertyConversion {
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value ?? (value as Any) as? Value { return value }
    if type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self { return pointer(value) }
    guard let value else { return nil }
    // Nil itself could be cast: a value of a wrong type must not become nil.
    if let wrapping = type as? any OptionalValue.Type { return wrapping.wrapping(value).flatMap { $0 as? Value } }
    if type == CGFloat.self, let number = value as? NSNumber { return CGFloat(number.doubleValue) as? Value }
    if let number = value as? NSNumber, let value = number as? Value { return value }
    if let type = type as? any RawRepresentable.Type { return representable(type, value) as? Value }
    return nil
  }

  /// A method may declare a pointer as one that is always there; from Objective-C it gets nil all the same, here an
  /// address that nothing has.
  private static func pointer<Value>(_ value: Any?) -> Value? {
    let known = value as? UnsafeRawPointer ?? (value as? UnsafeMutableRawPointer).map { UnsafeRawPointer($0) }
    guard value == nil || known != nil else { return nil }
    let pointer = known ?? UnsafeRawPointer(bitPattern: UInt.max)
    return pointer as? Value ?? pointer.map { UnsafeMutableRawPointer(mutating: $0) } as? Value
  }

  static func isOptional(_ type: Any.Type) -> Bool { type is any OptionalValue.Type }

  private static func representable<Value: RawRepresentable>(_ type: Value.Type, _ raw: Any) -> Value? {
    convert(raw, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }
}

/// Opens optional types of unknown content.
private protocol OptionalValue {
  static func wrapping(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static func wrapping(_ value: Any) -> Any? {
    PropertyConversion.convert(value, to: Wrapped.self)
  }
}

/// Tells beforehand whether an object takes a value for a key.
@_spi(Windfall) public enum PropertyLookup {
  /// Whether a class has a method that reads a property.
  public static func canRead(_ key: String, of type: AnyClass) -> Bool { KeyValueCoding.getter(key, of: type) != nil }

  /// Whether a class has a method that writes a property.
  public static func canWrite(_ key: String, of type: AnyClass) -> Bool { KeyValueCoding.setter(key, of: type) != nil }

  /// Also where the class decides itself what to do with keys.
  public static func canSet(_ key: String, of object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    return KeyValueCoding.setter(key, of: type) != nil
      || ["setValue:forKey:", "setValue:forUndefinedKey:"].contains { MethodIndex.thunk(named: $0, of: type) != nil }
  }
}
