import Foundation

/// A value of a property list.
public enum PropertyListValue: Sendable, Equatable {
  case string(String)
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// The text, when the value is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements, when the value is an array.
  public var array: [PropertyListValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The entries, when the value is a dictionary.
  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The texts among the elements, when the value is an array.
  var strings: [String] { (array ?? []).compactMap(\.string) }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
