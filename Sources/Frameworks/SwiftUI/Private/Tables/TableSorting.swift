import Foundation

/// How the rows of a table are sorted, where the app keeps it.
nonisolated struct TableSorting {
  /// The direction of a column's comparator, when the rows are sorted by it first.
  let direction: @MainActor (Any) -> SortOrder?
  /// Sorts by a column's comparator first; the other way round where that is so already.
  let choose: @MainActor (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    direction = { column in
      guard let first = order.wrappedValue.first, first.isSame(as: column) else { return nil }
      return first.order
    }
    choose = { column in
      guard var chosen = column as? Sort else { return }
      if let first = order.wrappedValue.first, first.isSame(as: column) {
        chosen = first
        chosen.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [chosen] + order.wrappedValue.filter { !$0.isSame(as: column) }
    }
  }
}

extension SortComparator {
  /// Whether both compare by the same, in whatever direction.
  nonisolated fileprivate func isSame(as other: Any) -> Bool {
    guard var other = other as? Self else { return false }
    other.order = order
    return self == other
  }
}
