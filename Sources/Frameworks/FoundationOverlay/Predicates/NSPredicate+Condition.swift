import Foundation
import WindfallCore

extension NSPredicate {
  /// The predicate that says a condition.
  @_spi(Windfall) public static func saying(_ condition: PredicateCondition) -> NSPredicate {
    FormatPredicate(condition)
  }
}
