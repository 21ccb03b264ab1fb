/// Makes of a value from elsewhere, such as an outlet, a runtime attribute or a number, one of a property's type.
enum PropertyConversion {
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value ?? (value as Any) as? Value { return value }
    guard let value else { return nil }
    // Nil itself could be cast: a value of a wrong type must not become nil.
    if let wrapping = type as? any OptionalValue.Type { return wrapping.wrapping(value).flatMap { $0 as? Value } }
    if type == CGFloat.self, let number = value as? NSNumber { return CGFloat(number.doubleValue) as? Value }
    if let number = value as? NSNumber, let value = number as? Value { return value }
    if let type = type as? any RawRepresentable.Type { return representable(type, value) as? Value }
    return nil
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
