import Foundation

extension PropertyListValue {
  /// Takes over what Foundation read; `nil` for what no property list holds, or for more than 256 levels.
  init?(foundationValue value: Any, depth: Int = 0) {
    guard depth < 256 else { return nil }
    switch value {
    case let text as String: self = .string(text)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let elements as [Any]:
      self = .array(elements.compactMap { PropertyListValue(foundationValue: $0, depth: depth + 1) })
    case let entries as [String: Any]:
      self = .dictionary(entries.compactMapValues { PropertyListValue(foundationValue: $0, depth: depth + 1) })
    case let flag as Bool where type(of: value) == Bool.self: self = .bool(flag)
    case let number as NSNumber: self.init(number)
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    // A Boolean is the only number that is encoded as a C character.
    if String(cString: number.objCType) == "c" {
      self = .bool(number.boolValue)
    } else if let integer = Int(exactly: number.doubleValue) {
      self = .integer(integer)
    } else {
      self = .real(number.doubleValue)
    }
  }

  /// The content of a file that holds the value.
  public func data(format: PropertyListSerialization.PropertyListFormat) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: foundationValue, format: format, options: 0)
  }

  /// The value as Foundation writes it.
  var foundationValue: Any {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag
    case .integer(let number): number
    case .real(let number): number
    case .date(let date): date
    case .data(let data): data
    case .array(let elements): elements.map(\.foundationValue)
    case .dictionary(let entries): entries.mapValues(\.foundationValue)
    }
  }
}
