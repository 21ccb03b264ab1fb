import Foundation

/// A function that predicates know; the raw value is the name that `NSExpression` has for it.
public enum PredicateFunction: String, CaseIterable, Hashable, Sendable {
  case now
  case sum = "sum:"
  case count = "count:"
  case minimum = "min:"
  case maximum = "max:"
  case average = "average:"
  case median = "median:"
  case standardDeviation = "stddev:"
  case absolute = "abs:"
  case ceiling = "ceiling:"
  case floor = "floor:"
  case truncate = "trunc:"
  case squareRoot = "sqrt:"
  case logarithm = "log:"
  case naturalLogarithm = "ln:"
  case exponential = "exp:"
  case modulus = "modulus:by:"
  case bitwiseAnd = "bitwiseAnd:with:"
  case bitwiseOr = "bitwiseOr:with:"
  case bitwiseXor = "bitwiseXor:with:"
  case onesComplement = "onesComplement:"
  case lowercase = "lowercase:"
  case uppercase = "uppercase:"
  case length = "length:"
  case canonical = "canonical:"
  case noIndex = "noindex:"
  case cast = "castObject:toType:"

  /// How many arguments it takes; nil where they may be one list or many values.
  public var argumentCount: Int? {
    switch self {
    case .now: 0
    case .sum, .count, .minimum, .maximum, .average, .median, .standardDeviation: nil
    case .modulus, .bitwiseAnd, .bitwiseOr, .bitwiseXor, .cast: 2
    default: 1
    }
  }

  /// Finds a function by its name, with or without the colon after the only argument.
  public init?(name: String) {
    guard let function = PredicateFunction(rawValue: name) ?? PredicateFunction(rawValue: name + ":") else {
      return nil
    }
    self = function
  }

  /// What the function makes of its arguments. Nil of what is nil.
  public func value(of arguments: [PredicateValue]) throws -> PredicateValue {
    guard let argumentCount else { return try gathered(arguments) }
    guard arguments.count == argumentCount else {
      throw PredicateProblem.unsupportedArgument("the \(arguments.count) arguments of \(rawValue)")
    }
    switch self {
    case .now: return .date(Date.timeIntervalSinceReferenceDate)
    case .noIndex: return arguments[0]
    case .cast: return try Self.cast(arguments[0], to: arguments[1])
    default: break
    }
    if arguments.contains(where: \.isNull) { return .null }
    switch self {
    case .lowercase: return .string(try text(arguments[0]).lowercased())
    case .uppercase: return .string(try text(arguments[0]).uppercased())
    case .length: return .integer(try text(arguments[0]).utf16.count)
    case .canonical:
      return .string(PredicateText([.caseInsensitive, .diacriticInsensitive]).folded(try text(arguments[0])))
    case .modulus, .bitwiseAnd, .bitwiseOr, .bitwiseXor, .onesComplement: return try whole(arguments)
    default: return try number(arguments[0])
    }
  }

  private func text(_ value: PredicateValue) throws -> String {
    guard case .string(let text) = value else { throw PredicateProblem.notAText(value.description) }
    return text
  }

  private func whole(_ arguments: [PredicateValue]) throws -> PredicateValue {
    let numbers = try arguments.map { value in
      guard case .integer(let number) = value else { throw PredicateProblem.notANumber(value.description) }
      return number
    }
    switch self {
    case .modulus:
      return numbers[1] == 0
        ? .null : .integer(numbers[0].remainderReportingOverflow(dividingBy: numbers[1]).partialValue)
    case .bitwiseAnd: return .integer(numbers[0] & numbers[1])
    case .bitwiseOr: return .integer(numbers[0] | numbers[1])
    case .bitwiseXor: return .integer(numbers[0] ^ numbers[1])
    default: return .integer(~numbers[0])
    }
  }

  private func number(_ value: PredicateValue) throws -> PredicateValue {
    if case .integer(let number) = value {
      switch self {
      case .absolute: return number == .min ? .double(-Double(number)) : .integer(abs(number))
      case .ceiling, .floor, .truncate: return value
      default: break
      }
    }
    guard let number = value.number else { throw PredicateProblem.notANumber(value.description) }
    switch self {
    case .absolute: return .double(abs(number))
    case .ceiling: return .double(number.rounded(.up))
    case .floor: return .double(number.rounded(.down))
    case .truncate: return .double(number.rounded(.towardZero))
    case .squareRoot: return .number(number.squareRoot())
    case .logarithm: return .number(log10(number))
    case .naturalLogarithm: return .number(log(number))
    default: return .double(exp(number))
    }
  }

  /// What a function of many values makes of them; those that are nil do not count.
  private func gathered(_ arguments: [PredicateValue]) throws -> PredicateValue {
    var values = arguments
    if arguments.count == 1 {
      switch arguments[0] {
      case .list(let list): values = list
      case .null: values = []
      default: break
      }
    }
    if self == .count { return .integer(values.count) }
    values.removeAll { $0.isNull }
    switch self {
    case .sum: return try Self.sum(values)
    case .minimum, .maximum: return try Self.extreme(values, isGreatest: self == .maximum)
    case .average:
      guard !values.isEmpty, let sum = try Self.sum(values).number else { return .null }
      return .number(sum / Double(values.count))
    default: break
    }
    let numbers = try values.map { try Self.number(of: $0) }.sorted()
    guard let last = numbers.last else { return .null }
    if self == .median {
      let middle = numbers.count / 2
      return .double(numbers.count % 2 == 1 ? numbers[middle] : (numbers[middle - 1] + numbers[middle]) / 2)
    }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)
    return .double(last == numbers.first ? 0 : variance.squareRoot())
  }

  private static func number(of value: PredicateValue) throws -> Double {
    guard let number = value.number else { throw PredicateProblem.notANumber(value.description) }
    return number
  }

  /// A whole number where all of them are and it is not too large.
  private static func sum(_ values: [PredicateValue]) throws -> PredicateValue {
    var whole: Int? = 0
    for case .integer(let value) in values {
      guard let sum = whole?.addingReportingOverflow(value), !sum.overflow else {
        whole = nil
        break
      }
      whole = sum.partialValue
    }
    let isWhole = values.allSatisfy { if case .integer = $0 { true } else { false } }
    if isWhole, let whole { return .integer(whole) }
    return .number(try values.reduce(0) { try $0 + number(of: $1) })
  }

  private static func extreme(_ values: [PredicateValue], isGreatest: Bool) throws -> PredicateValue {
    var result: PredicateValue?
    for value in values {
      guard let best = result else {
        result = value
        continue
      }
      if try PredicateOrder.order(value, best) == (isGreatest ? .orderedDescending : .orderedAscending) {
        result = value
      }
    }
    return result ?? .null
  }

  private static func cast(_ value: PredicateValue, to type: PredicateValue) throws -> PredicateValue {
    guard case .string(let type) = type else { throw PredicateProblem.notAText(type.description) }
    switch (type, value) {
    case (_, .null): return .null
    case ("NSDate", .integer(let seconds)): return .date(Double(seconds))
    case ("NSDate", .double(let seconds)), ("NSDate", .date(let seconds)): return .date(seconds)
    case ("NSNumber", .date(let seconds)): return .double(seconds)
    case ("NSNumber", .string(let text)), ("NSDecimalNumber", .string(let text)):
      if let number = Int(text) { return .integer(number) }
      return Double(text).map { .double($0) } ?? .null
    case ("NSNumber", .integer), ("NSNumber", .double), ("NSDecimalNumber", .integer), ("NSDecimalNumber", .double):
      return value
    case ("NSString", .string): return value
    case ("NSString", .integer(let number)): return .string("\(number)")
    case ("NSString", .double(let number)): return .string("\(number)")
    default: throw PredicateProblem.unsupportedArgument("a cast of \(value) to \(type)")
    }
  }
}
