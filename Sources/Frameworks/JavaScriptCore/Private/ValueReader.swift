import Foundation

/// Makes values of the app from those of a script.
struct ValueReader {
  let context: JSContext
  /// The containers around the one being read, which may hold themselves.
  private var outer: [OpaquePointer] = []

  init(context: JSContext) {
    self.context = context
  }

  /// The value as Objective-C has it: nil for `undefined`.
  func value(of value: JSValue) -> Any? {
    if let wrapped = ExportedObjects.value(of: value) { return wrapped }
    if value.isUndefined { return nil }
    if value.isNull { return NSNull() }
    if value.isBoolean || value.isNumber { return value.toNumber() }
    guard value.isObject else { return value.toString() }
    if value.isDate { return value.toDate() }
    return value.isArray ? elements(of: value) : properties(of: value)
  }

  /// What an array holds; what it holds of itself is left out.
  func elements(of value: JSValue) -> [Any] {
    let count = Int(value.forProperty("length").toUInt32())
    let inner = inside(value)
    return (0..<count).map { index in
      guard let element = value.atIndex(index), !inner.outer.contains(element.reference) else { return NSNull() }
      return inner.value(of: element) ?? NSNull()
    }
  }

  /// What an object holds; what it holds of itself, and what is undefined, is left out.
  func properties(of value: JSValue) -> [AnyHashable: Any] {
    let inner = inside(value)
    var properties: [AnyHashable: Any] = [:]
    for name in names(of: value) {
      guard let property = value.forProperty(name), !inner.outer.contains(property.reference) else { continue }
      properties[name] = inner.value(of: property)
    }
    return properties
  }

  private func inside(_ value: JSValue) -> ValueReader {
    var reader = self
    reader.outer.append(value.reference)
    return reader
  }

  private func names(of value: JSValue) -> [String] {
    let library = context.library
    let names = library.objectCopyPropertyNames(context.reference, value.reference)
    defer { library.namesRelease(names) }
    // The names belong to the list.
    return (0..<library.namesGetCount(names)).map { ScriptString.text(of: library.namesGetName(names, $0)) }
  }
}

// MARK: - Arguments

extension ValueReader {
  /// The value as a function of the app takes it.
  func convert<Value>(_ value: JSValue, to type: Value.Type) throws -> Value {
    if let optional = type as? any OptionalArgument.Type {
      return try cast(optional.read(value, self), value)
    }
    if let value = value as? Value, type is JSValue.Type { return value }
    if let simple = simple(value, type) { return try cast(simple, value) }
    if let number = type as? any BinaryInteger.Type { return try cast(integer(value, number), value) }
    if let number = type as? any BinaryFloatingPoint.Type { return try cast(float(value, number), value) }
    return try cast(self.value(of: value), value)
  }

  private func cast<Value>(_ result: Any?, _ value: JSValue) throws -> Value {
    if let result = result as? Value { return result }
    throw ArgumentError(message: "\(value) is no \(Value.self)")
  }

  private func simple(_ value: JSValue, _ type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: value.toBool()
    case is String.Type: value.toString()
    case is NSString.Type: value.toString().map { NSString(string: $0) }
    case is NSNumber.Type: value.toNumber()
    case is Date.Type: value.toDate()
    case is CGPoint.Type: value.toPoint()
    case is CGSize.Type: value.toSize()
    case is CGRect.Type: value.toRect()
    case is NSRange.Type: value.toRange()
    default: nil
    }
  }

  private func integer<Number: BinaryInteger>(_ value: JSValue, _ type: Number.Type) -> Number {
    let number = value.toDouble()
    return number.isFinite
      ? Number(exactly: number.rounded(.towardZero)) ?? Number(truncatingIfNeeded: value.toInt32()) : 0
  }

  private func float<Number: BinaryFloatingPoint>(_ value: JSValue, _ type: Number.Type) -> Number {
    Number(value.toDouble())
  }
}

/// An argument that need not be there.
private protocol OptionalArgument {
  static func read(_ value: JSValue, _ reader: ValueReader) throws -> Any
}

extension Optional: OptionalArgument {
  fileprivate static func read(_ value: JSValue, _ reader: ValueReader) throws -> Any {
    if Wrapped.self is JSValue.Type { return Wrapped?.some(try reader.convert(value, to: Wrapped.self)) as Any }
    if value.isUndefined || value.isNull { return Wrapped?.none as Any }
    return Wrapped?.some(try reader.convert(value, to: Wrapped.self)) as Any
  }
}
