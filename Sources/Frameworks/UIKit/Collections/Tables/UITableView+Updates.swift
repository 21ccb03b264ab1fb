extension UITableView {
  /// The updates do not escape, as with Objective-C's `NS_NOESCAPE`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if forwarding.hasComeAround() { return runBatch(updates, Completion.onMain(completion)) }
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    forwarding.arrived()
  }

  func runBatch(_ updates: () -> Void, _ completion: (@MainActor (Bool) -> Void)?) {
    beginBatch()
    updates()
    endBatch()
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
  }

  func beginBatch() {
    if updateDepth == 0 {
      isFirstLoad = sections == nil
      loadedSections()
      update = TableUpdate()
    }
    updateDepth += 1
  }

  func endBatch() {
    Usage.require(updateDepth > 0, "endUpdates was called without beginUpdates")
    updateDepth -= 1
    guard updateDepth == 0, let update else { return }
    self.update = nil
    apply(update)
  }

  func batch(_ change: (inout TableUpdate) -> Void) {
    beginBatch()
    if var changed = update {
      change(&changed)
      update = changed
    }
    endBatch()
  }

  /// Moves what is on screen and what is known of it to its new places; only cells that are new are asked for.
  private func apply(_ update: TableUpdate) {
    let old = sections ?? []
    let counts = rowCounts()
    let map = TableUpdateMap(update, sectionCount: old.count)
    // Whoever changes rows that nobody has asked for yet has changed them before: the table has what there is now. The
    // app ExchangeRates of 0111b tells, which does so while its view is loaded.
    if isFirstLoad, update.problem(map, old: old.map(\.rows.count), new: counts, of: "row", in: "table view") != nil {
      return reloadData()
    }
    update.check(map, old: old.map(\.rows.count), new: counts)
    var heights: [Int: [Int: CGFloat]] = [:]
    for (index, section) in old.enumerated() where !update.reloadedSections.contains(index) {
      for (row, height) in section.rows.measured {
        let path = IndexPath(row: row, section: index)
        guard !update.reloadedRows.contains(path), let new = map.indexPath(of: path) else { continue }
        heights[new.section, default: [:]][new.row] = height
      }
    }
    moveCells(by: update, map)
    selection = selection.compactMap { update.isReloaded($0) ? nil : map.indexPath(of: $0) }
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    headers = [:]
    footers = [:]
    measuredEnds = [:]
    let estimate = old.first?.rows.estimate
    sections = nil
    loadedSections()
    for index in counts.indices {
      guard let known = heights[index], let current = sections?[index].rows.estimate else { continue }
      sections?[index].rows = RowHeights(count: counts[index], estimate: estimate ?? current, measured: known)
      for row in known.keys { askForHeight(of: IndexPath(row: row, section: index)) }
    }
    arrangeSections()
    setNeedsLayout()
  }

  /// Each update asks for the heights again: rows open and close by one without changes.
  private func askForHeight(of path: IndexPath) {
    let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if wanted >= 0 {
      sections?[path.section].rows.setHeight(wanted, of: path.row)
    } else if cells[path] != nil {
      measureRow(at: path)
    }
  }

  private func moveCells(by update: TableUpdate, _ map: TableUpdateMap) {
    var moved: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      if !update.isReloaded(path), let new = map.indexPath(of: path) {
        moved[new] = cell
      } else {
        recycle(cell, from: path)
      }
    }
    cells = moved
    discardHiddenCells()
  }

  /// Lets the data source fill the cells again that rows have; dequeuing gives them back as they are.
  func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cells[path], let dataSource else { continue }
      reconfigured = (path, cell)
      let filled = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard filled === cell else {
        fatalError("a row that is reconfigured must get the cell that it has: dequeue it for \(path) by its identifier")
      }
      measureRow(at: path)
    }
    arrangeSections()
    setNeedsLayout()
  }
}
