import Foundation
import WindfallCore

extension PredicateConstant {
  /// Takes an argument of `NSPredicate(format:)`.
  init(argument: Any?) throws {
    guard let value = Self.constant(of: argument) else {
      throw PredicateProblem.unsupportedArgument("\(argument.map { "\(type(of: $0))" } ?? "nil")")
    }
    self = value
  }

  /// The constant that a value of a common type stands for; nil for values of other types.
  static func constant(of value: Any?) -> PredicateConstant? {
    guard let value = unwrapped(value) else { return .null }
    switch value {
    case is NSNull: return .null
    case let text as String: return .string(text)
    case let text as Substring: return .string(String(text))
    case let character as Character: return .string(String(character))
    case let flag as Bool: return .integer(flag ? 1 : 0)
    case let number as any BinaryInteger: return Int(exactly: number).map { .integer($0) } ?? .double(Double(number))
    case let number as Double: return .double(number)
    case let number as Float: return .double(Double(number))
    case let number as CGFloat: return .double(Double(number))
    case let number as Decimal: return .double((number as NSDecimalNumber).doubleValue)
    case let date as Date: return .date(date.timeIntervalSinceReferenceDate)
    case let date as NSDate: return .date(date.timeIntervalSinceReferenceDate)
    case let text as NSString: return .string(text._bridgeToSwift())
    case let number as NSNumber: return constant(of: number)
    case let values as [Any?]: return list(values)
    case let values as Set<AnyHashable>: return list(values.map(\.base))
    case let values as NSArray: return list(values.map { $0 })
    case let values as NSSet: return list(values.map { $0 })
    case let range as ClosedRange<Int>: return .list([.integer(range.lowerBound), .integer(range.upperBound)])
    case let range as ClosedRange<Double>: return .list([.double(range.lowerBound), .double(range.upperBound)])
    default: return nil
    }
  }

  private static func constant(of number: NSNumber) -> PredicateConstant {
    let value = number.doubleValue
    return value == Double(number.intValue) ? .integer(number.intValue) : .double(value)
  }

  private static func list(_ values: [Any?]) -> PredicateConstant? {
    let constants = values.compactMap { constant(of: $0) }
    return constants.count == values.count ? .list(constants) : nil
  }

  /// The value without any optional around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}
