import Foundation
@_spi(Windfall) import WindfallCore

/// Compares texts as a comparator says that Foundation cannot follow here.
public struct _LocalizedComparator: SortComparator, Hashable, Sendable {
  private var comparator: String.StandardComparator

  public var order: SortOrder {
    get { comparator.order }
    set { comparator.order = newValue }
  }

  init(_ comparator: String.StandardComparator) {
    self.comparator = comparator
  }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = SelectorComparison.order(lhs, rhs, by: comparator.selectorName) ?? lhs.compare(rhs)
    return order == .forward ? result : result.reversed
  }
}
