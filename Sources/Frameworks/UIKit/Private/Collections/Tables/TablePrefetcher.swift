import Dispatch

/// Tells a table's prefetching data source which rows come next in the direction of scrolling: one screenful.
@MainActor final class TablePrefetcher {
  private unowned let table: UITableView
  /// Announced, and neither shown nor called off since.
  private var announced: Set<IndexPath> = []
  private var starting: Set<IndexPath> = []
  private var cancelled: Set<IndexPath> = []
  private var lastOffset = -CGFloat.infinity
  private var isScheduled = false

  init(of table: UITableView) { self.table = table }

  func forget() {
    announced = []
    starting = []
    cancelled = []
    lastOffset = -.infinity
  }

  func didShow(_ visible: [IndexPath]) {
    guard table.prefetchDataSource != nil, table.window != nil, let first = visible.first, let last = visible.last
    else {
      return
    }
    announced.subtract(visible)
    let offset = table.contentOffset.y
    guard offset != lastOffset else { return }
    let ahead = Set(
      offset > lastOffset
        ? table.rows(after: last, count: visible.count) : table.rows(before: first, count: visible.count))
    lastOffset = offset
    starting.formUnion(ahead.subtracting(announced))
    cancelled.formUnion(announced.subtracting(ahead))
    announced = ahead
    schedule()
  }

  private func schedule() {
    guard !isScheduled, !starting.isEmpty || !cancelled.isEmpty else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.tell() }
    }
  }

  private func tell() {
    isScheduled = false
    let (starting, cancelled) = (self.starting.subtracting(self.cancelled), self.cancelled.subtracting(self.starting))
    self.starting = []
    self.cancelled = []
    guard let source = table.prefetchDataSource else { return }
    if !starting.isEmpty { source.tableView(table, prefetchRowsAt: starting.sorted()) }
    if !cancelled.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: cancelled.sorted()) }
  }
}

extension UITableView {
  fileprivate func rows(after path: IndexPath, count: Int) -> [IndexPath] {
    var found: [IndexPath] = []
    var next = path.row + 1
    for (index, section) in (sections ?? []).enumerated().dropFirst(path.section) {
      while next < section.rows.count, found.count < count {
        found.append(IndexPath(row: next, section: index))
        next += 1
      }
      if found.count == count { break }
      next = 0
    }
    return found
  }

  fileprivate func rows(before path: IndexPath, count: Int) -> [IndexPath] {
    var found: [IndexPath] = []
    var previous = path.row - 1
    for (index, section) in (sections ?? []).enumerated().prefix(path.section + 1).reversed() {
      if index < path.section { previous = section.rows.count - 1 }
      while previous >= 0, found.count < count {
        found.append(IndexPath(row: previous, section: index))
        previous -= 1
      }
      if found.count == count { break }
    }
    return found
  }
}
