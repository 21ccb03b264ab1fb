import Foundation

/// A value as SQLite keeps it.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case double(Double)
  case text(String)
  case blob(Data)

  /// What a property's value becomes. Not a number is no value, as SQLite has it.
  init(_ value: Value) {
    switch value {
    case .null, .objects: self = .null
    case .integer(let value): self = .integer(value)
    case .double(let value), .date(let value): self = value.isNaN ? .null : .double(value)
    case .decimal(let box): self = SQLValue(box.value)
    case .string(let value): self = .text(value)
    case .data(let value): self = .blob(value)
    case .uuid(let value): self = .blob(withUnsafeBytes(of: value.uuid) { Data($0) })
    case .url(let value): self = .text(value.absoluteString)
    case .object(let id): self = .integer(id.key)
    }
  }

  /// A whole number where it is one, as columns of decimals keep it, and the nearest floating one otherwise.
  init(_ decimal: Decimal) {
    let number = decimal as NSDecimalNumber
    if decimal.isNaN {
      self = .null
    } else if decimal == Decimal(number.int64Value) {
      self = .integer(number.int64Value)
    } else {
      self = .double(number.doubleValue)
    }
  }
}
