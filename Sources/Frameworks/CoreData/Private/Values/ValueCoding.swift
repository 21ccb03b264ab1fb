import PersistenceEngine
import PersistenceModel

/// Turns values of the app into those of stores, and back.
enum ValueCoding {
  /// Nil for a value of a wrong type.
  static func value(of object: Any?, kind: AttributeDefinition.Kind) -> Value? {
    guard let object = unwrapped(object), !(object is NSNull) else { return .null }
    switch kind {
    case .integer16, .integer32, .integer64, .boolean: return integer(object).map { .integer($0) }
    case .double, .float: return number(object).map { .double(kind == .float ? Double(Float($0)) : $0) }
    case .decimal: return decimal(object).map { .decimal(DecimalBox($0)) }
    case .string:
      if let text = object as? String { return .string(text) }
      return (object as? Substring).map { .string(String($0)) }
    case .date: return (object as? Date).map { .date($0.timeIntervalSinceReferenceDate) }
    case .binary: return (object as? Data).map { .data($0) }
    case .uuid: return (object as? UUID).map { .uuid($0) }
    case .uri: return (object as? URL).map { .url($0) }
    case .undefined, .transformable, .composite, .objectID: return nil
    }
  }

  /// As key-value coding gives it: numbers are `NSNumber`.
  static func object(of value: Value, kind: AttributeDefinition.Kind) -> Any? {
    switch value {
    case .null, .object, .objects: nil
    case .integer(let number):
      switch kind {
      case .boolean: NSNumber(value: number != 0)
      case .integer16: NSNumber(value: Int16(truncatingIfNeeded: number))
      case .integer32: NSNumber(value: Int32(truncatingIfNeeded: number))
      case .double, .float: NSNumber(value: Double(number))
      case .decimal: NSDecimalNumber(value: number)
      case .date: Date(timeIntervalSinceReferenceDate: Double(number))
      default: NSNumber(value: number)
      }
    case .double(let number):
      switch kind {
      case .float: NSNumber(value: Float(number))
      case .decimal: NSDecimalNumber(value: number)
      case .date: Date(timeIntervalSinceReferenceDate: number)
      default: NSNumber(value: number)
      }
    case .decimal(let box): NSDecimalNumber(decimal: box.value)
    case .string(let text): text
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let data): data
    case .uuid(let uuid): uuid
    case .url(let url): url
    }
  }

  // MARK: - Defaults

  static func value(ofDefault object: Any?, kind: AttributeDefinition.Kind) -> Value {
    if kind == .boolean || kind == .integer64, let text = object as? String, let number = Int64(text) {
      return .integer(number)
    }
    return value(of: object, kind: kind) ?? .null
  }

  static func defaultValue(_ object: Any?, kind: AttributeDefinition.Kind) -> DefaultValue? {
    switch value(ofDefault: object, kind: kind) {
    case .integer(let number): kind == .boolean ? .boolean(number != 0) : .integer(number)
    case .double(let number): .double(number)
    case .decimal(let box): .decimal(box.value)
    case .string(let text): .string(text)
    case .date(let seconds): .date(seconds)
    case .data(let data): .data(data)
    case .uuid(let uuid): .uuid(uuid)
    case .url(let url): .url(url)
    case .null, .object, .objects: nil
    }
  }

  static func object(of value: DefaultValue, kind: AttributeDefinition.Kind) -> Any {
    switch value {
    case .boolean(let flag): NSNumber(value: flag)
    case .integer(let number): object(of: .integer(number), kind: kind) ?? NSNumber(value: number)
    case .double(let number): object(of: .double(number), kind: kind) ?? NSNumber(value: number)
    case .decimal(let number): NSDecimalNumber(decimal: number)
    case .string(let text): text
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let data): data
    case .uuid(let uuid): uuid
    case .url(let url): url
    }
  }

  // MARK: - Numbers

  private static func integer(_ object: Any) -> Int64? {
    switch object {
    case let number as Int: Int64(number)
    case let number as Int64: number
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.int64Value
    case let number as any BinaryInteger: Int64(truncatingIfNeeded: number)
    case let number as Double: Int64(exactly: number.rounded(.towardZero))
    case let number as Float: Int64(exactly: number.rounded(.towardZero))
    case let number as Decimal: NSDecimalNumber(decimal: number).int64Value
    case let raw as any RawRepresentable: integer(raw.rawValue)
    default: nil
    }
  }

  private static func number(_ object: Any) -> Double? {
    switch object {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  private static func decimal(_ object: Any) -> Decimal? {
    switch object {
    case let number as Decimal: number
    case let number as NSDecimalNumber: number.decimalValue
    case let number as Double: Decimal(number)
    case let number as any BinaryInteger: Decimal(Int64(truncatingIfNeeded: number))
    case let number as NSNumber: number.decimalValue
    default: nil
    }
  }

  /// The value without any optional around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalContent else { return value }
    return unwrapped(optional.content)
  }
}

/// Opens optionals of unknown content.
protocol OptionalContent {
  static var contentType: Any.Type { get }
  static func wrap(_ value: Any?) -> Any
  var content: Any? { get }
}

extension Optional: OptionalContent {
  static var contentType: Any.Type { Wrapped.self }

  static func wrap(_ value: Any?) -> Any { (value as? Wrapped) as Any }

  var content: Any? { self }
}

extension AttributeDefinition.Kind {
  /// Whether objects hold something that stores do not know.
  var isBoxed: Bool { [.undefined, .transformable, .composite, .objectID].contains(self) }

  var valueClassName: String? {
    switch self {
    case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber"
    case .decimal: "NSDecimalNumber"
    case .string: "NSString"
    case .date: "NSDate"
    case .binary: "NSData"
    case .uuid: "NSUUID"
    case .uri: "NSURL"
    case .objectID: "NSManagedObjectID"
    case .undefined, .transformable, .composite: nil
    }
  }
}

extension NSAttributeType {
  init(_ kind: AttributeDefinition.Kind) {
    self = NSAttributeType.byKind[kind] ?? .undefinedAttributeType
  }

  var kind: AttributeDefinition.Kind {
    NSAttributeType.byKind.first { $0.value == self }?.key ?? .undefined
  }

  private static let byKind: [AttributeDefinition.Kind: NSAttributeType] = [
    .undefined: .undefinedAttributeType, .integer16: .integer16AttributeType, .integer32: .integer32AttributeType,
    .integer64: .integer64AttributeType, .decimal: .decimalAttributeType, .double: .doubleAttributeType,
    .float: .floatAttributeType, .string: .stringAttributeType, .boolean: .booleanAttributeType,
    .date: .dateAttributeType, .binary: .binaryDataAttributeType, .uuid: .UUIDAttributeType,
    .uri: .URIAttributeType, .transformable: .transformableAttributeType, .composite: .compositeAttributeType,
    .objectID: .objectIDAttributeType,
  ]
}
