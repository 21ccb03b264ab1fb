import Foundation
import WindfallCore

/// Gives [NSPredicate](https://developer.apple.com/documentation/foundation/nspredicate) the initialisers that take a format.
///
/// An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
public protocol NSPredicateFormatInitializing {}

extension NSPredicate: NSPredicateFormatInitializing {}

extension NSPredicateFormatInitializing where Self: NSPredicate {
  public init(format predicateFormat: String, _ args: Any?...) {
    self = Self.make(predicateFormat, args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = Self.make(predicateFormat, arguments ?? [])
  }

  private static func make(_ format: String, _ arguments: [Any?]) -> Self {
    let predicate: FormatPredicate
    do {
      let constants = try arguments.map { try PredicateConstant(argument: $0) }
      predicate = FormatPredicate(try PredicateCondition(format: format, arguments: constants))
    } catch {
      fatalError("NSPredicate(format:): \(error)")
    }
    guard let result = predicate as? Self else { fatalError("\(Self.self) cannot be made from a format") }
    return result
  }
}

extension NSPredicate {
  /// The condition as a value; nil when it is made of a closure, in whole or in part.
  @_spi(Windfall) public var condition: PredicateCondition? {
    switch self {
    case let predicate as FormatPredicate:
      return predicate.parsed
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.compactMap(\.condition)
      guard parts.count == compound.subpredicates.count else { return nil }
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not: return parts.first.map { .not($0) }
      }
    default:
      if isEqual(NSPredicate(value: true)) { return .constant(true) }
      return isEqual(NSPredicate(value: false)) ? .constant(false) : nil
    }
  }
}
