import Foundation
import WindfallCore

extension PredicateConstant {
  /// Takes an argument of `NSPredicate(format:)`: a value of a common type, or an object to be recognised by.
  init(argument: Any?) throws {
    if let constant = Self.constant(of: argument) {
      self = constant
      return
    }
    switch Self.unwrapped(argument) {
    case let values as [Any?]: self = .list(try values.map { try PredicateConstant(argument: $0) })
    case let values as Set<AnyHashable>: self = .list(try values.map { try PredicateConstant(argument: $0.base) })
    case let values as NSArray: self = .list(try values.map { try PredicateConstant(argument: $0) })
    case let values as NSSet: self = .list(try values.map { try PredicateConstant(argument: $0) })
    case let values as NSOrderedSet: self = .list(try values.map { try PredicateConstant(argument: $0) })
    case let value as AnyHashable: self = .object(PredicateObject(value))
    case let value?:
      guard type(of: value) is AnyClass else {
        throw PredicateProblem.unsupportedArgument("\(type(of: value))")
      }
      self = .object(PredicateObject(ObjectIdentity(object: value as AnyObject)))
    case nil: self = .null
    }
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
    case let data as Data: return .object(PredicateObject(data))
    case let data as NSData: return .object(PredicateObject(data as Data))
    case let id as UUID: return .object(PredicateObject(id))
    case let id as NSUUID: return .object(PredicateObject(id as UUID))
    case let url as URL: return .object(PredicateObject(url))
    case let url as NSURL: return .object(PredicateObject(url as URL))
    case let object as PredicateObject: return .object(object)
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
    guard let optional = value as? any Unwrappable else { return value }
    return unwrapped(optional.unwrapped)
  }
}

private protocol Unwrappable {
  var unwrapped: Any? { get }
}

extension Optional: Unwrappable {
  fileprivate var unwrapped: Any? { self }
}

/// An object that is only the same as itself.
struct ObjectIdentity: Hashable {
  let object: AnyObject

  static func == (first: ObjectIdentity, second: ObjectIdentity) -> Bool { first.object === second.object }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension ObjectIdentity: PredicateSubject {
  var predicateDescription: String { "\(object)" }

  var predicateIdentity: AnyHashable? { AnyHashable(ObjectIdentifier(object)) }

  func predicateValue(forKey key: String) throws -> PredicateValue? {
    try ObjectSubject(object: object).predicateValue(forKey: key)
  }
}
