import Foundation
import WindfallCore

extension NSPredicate {
  /// The predicate that says a condition, of the class that it has on iOS: apps take it apart.
  @_spi(Windfall) public static func saying(_ condition: PredicateCondition) -> NSPredicate {
    switch condition {
    case .comparison(let comparison): NSComparisonPredicate(comparison) ?? FormatPredicate(condition)
    case .and(let parts) where !parts.isEmpty:
      NSCompoundPredicate(type: .and, subpredicates: parts.map { saying($0) })
    case .or(let parts) where !parts.isEmpty: NSCompoundPredicate(type: .or, subpredicates: parts.map { saying($0) })
    case .not(let part): NSCompoundPredicate(type: .not, subpredicates: [saying(part)])
    case .and, .or, .constant: FormatPredicate(condition)
    }
  }
}
