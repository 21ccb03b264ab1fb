import Foundation

/// Turns values of properties into what Core Data keeps, and back.
enum PropertyCoding {
  /// Nil for nil.
  static func stored(_ value: Any, as shape: PropertyShape) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    switch shape {
    case .plain, .transformable: return value
    case .integer: return (value as? any FixedWidthInteger).map { Int64(truncatingIfNeeded: $0) }
    case .rawValue: return (value as? any RawRepresentable).map { raw($0) }
    case .encoded: return (value as? any Encodable).flatMap { encoded($0) }
    case .toOne, .toMany: return nil
    }
  }

  /// The value of the property's type, without an optional; nil for nil, and for what cannot be read.
  static func value(_ stored: Any, as shape: PropertyShape) -> Any? {
    switch shape {
    case .plain, .transformable: return stored
    case .integer(let type): return (stored as? NSNumber).map { integer($0.int64Value, type) }
    case .rawValue(_, let type): return rawRepresentable(stored, type)
    case .encoded(let type): return (stored as? Data).flatMap { decoded($0, type) }
    case .toOne, .toMany: return nil
    }
  }

  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content.flatMap { unwrapped($0) }
  }

  private static func raw<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }

  private static func integer<Value: FixedWidthInteger>(_ number: Int64, _ type: Value.Type) -> Any {
    Value(truncatingIfNeeded: number)
  }

  private static func rawRepresentable<Value: RawRepresentable>(_ stored: Any, _ type: Value.Type) -> Any? {
    guard let raw = stored as? Value.RawValue else { return nil }
    return Value(rawValue: raw)
  }

  /// Values that stand alone, such as texts, are no documents for older readers of JSON: they are put into a list.
  private static func encoded<Value: Encodable>(_ value: Value) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode([value])
  }

  private static func decoded<Value: Decodable>(_ data: Data, _ type: Value.Type) -> Any? {
    (try? JSONDecoder().decode([Value].self, from: data))?.first
  }
}
