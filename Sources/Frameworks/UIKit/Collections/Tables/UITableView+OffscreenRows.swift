extension UITableView {
  /// How many rows a table may have for those off screen to be elements too.
  static let offscreenLimit = 500

  /// The cells of the rows that are off screen, which UI tests find, count and scroll to as those of a table on iOS; none
  /// outside of UI tests. The delegate does not hear of them.
  func offscreenCells(beside visible: [IndexPath]) -> (above: [UIView], below: [UIView]) {
    guard UIApplication.isDrivenByTests, let first = visible.first, let sections, let dataSource,
      sections.reduce(0, { $0 + $1.rows.count }) <= UITableView.offscreenLimit
    else { return ([], []) }
    let visible = Set(visible)
    var above: [UIView] = []
    var below: [UIView] = []
    for section in sections.indices {
      for row in 0..<sections[section].rows.count {
        let path = IndexPath(row: row, section: section)
        guard !visible.contains(path) else { continue }
        let cell = hiddenCells[path] ?? dataSource.tableView(self, cellForRowAt: path)
        hiddenCells[path] = cell
        cell.table = self
        cell.frame = rowFrame(at: path)
        if path < first { above.append(cell) } else { below.append(cell) }
      }
    }
    return (above, below)
  }

  /// Gives back the cell of a row that comes on screen, and is asked for anew.
  func discardHiddenCell(at path: IndexPath) {
    guard let cell = hiddenCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    recycle(cell)
  }

  func discardHiddenCells() {
    for path in hiddenCells.keys { discardHiddenCell(at: path) }
  }
}
