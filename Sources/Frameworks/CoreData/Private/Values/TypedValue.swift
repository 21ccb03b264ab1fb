import PersistenceEngine
import PersistenceModel

/// Makes of values those of the types that properties declare, without a detour by way of objects.
enum TypedValue {
  @inline(__always)
  private static func same<Given, Wanted>(_ value: @autoclosure () -> Given, _: Wanted.Type) -> Wanted? {
    if Wanted.self == Given.self { return unsafeBitCast(value(), to: Wanted.self) }
    if Wanted.self == Given?.self { return unsafeBitCast(Optional(value()), to: Wanted.self) }
    return nil
  }

  /// Nil for a type that needs the detour.
  static func make<Wanted>(_ value: Value, _ type: Wanted.Type) -> Wanted? {
    switch value {
    case .string(let text): return same(text, type)
    case .integer(let number):
      return same(Int64(number), type) ?? same(number != 0, type) ?? same(Int32(truncatingIfNeeded: number), type)
        ?? same(Int16(truncatingIfNeeded: number), type) ?? same(Int(number), type)
    case .date(let seconds): return same(Date(timeIntervalSinceReferenceDate: seconds), type)
    case .double(let number): return same(number, type) ?? same(Float(number), type)
    case .uuid(let uuid): return same(uuid, type)
    case .data(let data): return same(data, type)
    case .url(let url): return same(url, type)
    case .decimal(let box): return same(box.value, type)
    case .null, .object, .objects: return nil
    }
  }

  /// Nil for a type that needs the detour, or a kind of attribute that does not take the type.
  static func value<Given>(_ given: Given, kind: AttributeDefinition.Kind) -> Value? {
    switch kind {
    case .string: return content(given, String.self).map { $0.map { .string($0) } ?? .null }
    case .integer16: return content(given, Int16.self).map { $0.map { .integer(Int64($0)) } ?? .null }
    case .integer32: return content(given, Int32.self).map { $0.map { .integer(Int64($0)) } ?? .null }
    case .integer64: return content(given, Int64.self).map { $0.map { .integer($0) } ?? .null }
    case .boolean: return content(given, Bool.self).map { $0.map { .integer($0 ? 1 : 0) } ?? .null }
    case .double: return content(given, Double.self).map { $0.map { .double($0) } ?? .null }
    case .date:
      return content(given, Date.self).map { $0.map { .date($0.timeIntervalSinceReferenceDate) } ?? .null }
    case .uuid: return content(given, UUID.self).map { $0.map { .uuid($0) } ?? .null }
    case .binary: return content(given, Data.self).map { $0.map { .data($0) } ?? .null }
    default: return nil
    }
  }

  /// Two optionals: whether the type fits, and whether there is a value.
  @inline(__always)
  private static func content<Given, Wanted>(_ given: Given, _: Wanted.Type) -> Wanted?? {
    if Given.self == Wanted.self { return .some(unsafeBitCast(given, to: Wanted.self)) }
    if Given.self == Wanted?.self { return .some(unsafeBitCast(given, to: Wanted?.self)) }
    return nil
  }

  // MARK: - The detour

  /// What key-value coding gives, as the type that a property declares. Nil if it cannot be.
  static func convert<Wanted>(_ object: Any?, to type: Wanted.Type) -> Wanted? {
    guard let object else { return empty(type) }
    if let found = object as? Wanted { return found }
    let inner = (type as? any OptionalContent.Type)?.contentType ?? type
    if let representable = inner as? any RawRepresentable.Type {
      guard let made = represent(object, representable) else { return nil }
      return made as? Wanted ?? (type as? any OptionalContent.Type)?.wrap(made) as? Wanted
    }
    if let number = object as? NSNumber, inner == CGFloat.self { return CGFloat(number.doubleValue) as? Wanted }
    return nil
  }

  private static func represent<Raw: RawRepresentable>(_ object: Any, _ type: Raw.Type) -> Any? {
    guard let raw = convert(object, to: Raw.RawValue.self) else { return nil }
    return Raw(rawValue: raw)
  }

  /// What a property that is not optional gives for nil: what bridging makes of nil on iOS.
  private static func empty<Wanted>(_ type: Wanted.Type) -> Wanted? {
    if type is any OptionalContent.Type { return (type as? any OptionalContent.Type)?.wrap(nil) as? Wanted }
    if let type = type as? any EmptyBridged.Type { return type.empty as? Wanted }
    if let type = type as? any RawRepresentable.Type { return represent(NSNumber(value: 0), type) as? Wanted }
    return nil
  }
}

/// Types that nil becomes an empty value of.
private protocol EmptyBridged {
  static var empty: Any { get }
}

extension String: EmptyBridged { fileprivate static var empty: Any { "" } }
extension Data: EmptyBridged { fileprivate static var empty: Any { Data() } }
extension Array: EmptyBridged { fileprivate static var empty: Any { [Element]() } }
extension Set: EmptyBridged { fileprivate static var empty: Any { Set<Element>() } }
extension Dictionary: EmptyBridged { fileprivate static var empty: Any { [Key: Value]() } }
extension Bool: EmptyBridged { fileprivate static var empty: Any { false } }
extension Int: EmptyBridged { fileprivate static var empty: Any { 0 } }
extension Int16: EmptyBridged { fileprivate static var empty: Any { Int16(0) } }
extension Int32: EmptyBridged { fileprivate static var empty: Any { Int32(0) } }
extension Int64: EmptyBridged { fileprivate static var empty: Any { Int64(0) } }
extension Double: EmptyBridged { fileprivate static var empty: Any { 0.0 } }
extension Float: EmptyBridged { fileprivate static var empty: Any { Float(0) } }
