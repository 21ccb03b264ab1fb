/// A value written into a predicate, or put in place of `%@` and its like.
public enum PredicateConstant: Hashable, Sendable {
  case null
  /// Also holds yes and no, as 1 and 0.
  case integer(Int)
  case double(Double)
  case string(String)
  /// In seconds since the reference date.
  case date(Double)
  case list([PredicateConstant])
  /// Is not sent to another process.
  case object(PredicateObject)
}

/// A value that a predicate meets while it is evaluated.
public enum PredicateValue {
  case null
  /// Also holds yes and no, as 1 and 0.
  case integer(Int)
  case double(Double)
  case string(String)
  /// In seconds since the reference date.
  case date(Double)
  case list([PredicateValue])
  /// Something with keys of its own.
  case object(any PredicateSubject)

  public init(_ constant: PredicateConstant) {
    switch constant {
    case .null: self = .null
    case .integer(let value): self = .integer(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .date(let value): self = .date(value)
    case .list(let values): self = .list(values.map { PredicateValue($0) })
    case .object(let object): self = .object(object.base.base as? any PredicateSubject ?? object)
    }
  }

  /// What is not a number is no value.
  static func number(_ value: Double) -> PredicateValue { value.isNaN ? .null : .double(value) }

  public static func bool(_ value: Bool) -> PredicateValue { .integer(value ? 1 : 0) }

  /// The number, when the value is one.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  var isNull: Bool {
    guard case .null = self else { return false }
    return true
  }
}

extension PredicateConstant {
  /// The value as it is written into a predicate; nil for an object that cannot be kept.
  public init?(_ value: PredicateValue) {
    switch value {
    case .null: self = .null
    case .integer(let value): self = .integer(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .date(let value): self = .date(value)
    case .list(let values):
      let constants = values.compactMap { PredicateConstant($0) }
      guard constants.count == values.count else { return nil }
      self = .list(constants)
    case .object(let object as PredicateObject): self = .object(object)
    case .object(let object):
      guard let object = object as? AnyHashable else { return nil }
      self = .object(PredicateObject(object))
    }
  }
}

extension PredicateValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .null: "nil"
    case .integer(let value): "\(value)"
    case .double(let value), .date(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "{" + values.map(\.description).joined(separator: ", ") + "}"
    case .object(let subject): subject.predicateDescription
    }
  }
}
