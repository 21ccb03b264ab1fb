import Foundation
import WindfallCore

extension NSPredicate: NSPredicateFormatInitializing {}

extension NSPredicate {
  /// The condition as a value; nil when it is made of a closure, in whole or in part.
  @_spi(Windfall) public var condition: PredicateCondition? {
    switch self {
    case let predicate as FormatPredicate:
      return predicate.parsed
    case let comparison as NSComparisonPredicate:
      return comparison.predicate.parsed
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

  /// The predicate with values in place of its variables.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    guard let condition else {
      return NSPredicate { object, bindings in
        self.evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { $1 })
      }
    }
    do {
      return NSPredicate.saying(condition.substituting(try variables.mapValues { try PredicateConstant(argument: $0) }))
    } catch {
      fatalError("NSPredicate.withSubstitutionVariables(_:): \(error)")
    }
  }
}
