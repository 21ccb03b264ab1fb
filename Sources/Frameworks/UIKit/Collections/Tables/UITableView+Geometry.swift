extension UITableView {
  private var estimate: CGFloat {
    if rowHeight != UITableView.automaticDimension { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : UITableView.defaultRowHeight
  }

  /// A delegate's estimate is asked for once in each section, for its first row.
  private func estimate(in section: Int) -> CGFloat {
    guard let delegate, delegate.implements(.estimate) else { return estimate }
    let own = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
    return own > 0 ? own : estimate
  }

  /// The rows of a new data source are asked for with the next layout, or when something needs them.
  func dataSourceChanged() {
    if OtherThread.isCurrent { return OtherThread.wait(for: self) { self.dataSourceChanged() } }
    forgetRows()
    needsReload = true
  }

  func loadRows() {
    forgetRows()
    loadedSections()
  }

  private func forgetRows() {
    sections = nil
    selection = []
    measuredEnds = [:]
    prefetcher?.forget()
    recycleAll()
    setNeedsLayout()
  }

  /// The sections as the data source has them, asked once until the next reload.
  @discardableResult func loadedSections() -> [TableSection] {
    if let sections { return sections }
    if OtherThread.isCurrent { return OtherThread.result(for: self) { loadedSections() } }
    needsReload = false
    let counts = rowCounts()
    let estimate = estimate
    var loaded = counts.enumerated().map { section, count in
      TableSection(rows: RowHeights(count: count, estimate: count == 0 ? estimate : self.estimate(in: section)))
    }
    for index in loaded.indices { measureEnds(of: &loaded[index], index: index) }
    sections = loaded
    if estimatedRowHeight == 0 { measureAllRows() }
    arrangeSections()
    reloadSectionIndexTitles()
    return sections ?? loaded
  }

  func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  func measureEnds(of section: inout TableSection, index: Int) {
    section.headerHeight = endHeight(
      delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight, default: sectionHeaderHeight,
      title: dataSource?.tableView(self, titleForHeaderInSection: index), kind: .header(isFirst: isAtTop(index))
    ) { self.measuredHeader(of: index) }
    section.footerHeight = endHeight(
      delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight, default: sectionFooterHeight,
      title: dataSource?.tableView(self, titleForFooterInSection: index), kind: .footer
    ) { self.measuredFooter(of: index) }
    let padding = sectionHeaderTopPadding
    section.topPadding =
      section.headerHeight == 0 ? 0 : padding >= 0 ? padding : style == .plain ? UITableView.defaultTopPadding : 0
  }

  func isAtTop(_ section: Int) -> Bool { section == 0 && tableHeaderView == nil }

  /// A view is only asked for where the height depends on it.
  private func endHeight(
    _ wanted: CGFloat, default fallback: CGFloat, title: String?, kind: SectionTitleKind, view: () -> UIView?
  ) -> CGFloat {
    if wanted >= 0 {
      return wanted != fallback || style != .plain || title != nil || view() != nil ? wanted : 0
    }
    if let view = view() { return fittingHeight(of: view) }
    guard let title else { return style == .plain ? 0 : kind.emptyHeight }
    return titleView(title, kind: kind).sizeThatFits(bounds.size).height
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    if view is UITableViewHeaderFooterView { return view.sizeThatFits(bounds.size).height }
    guard !view.constraints.isEmpty else { return UITableViewHeaderFooterView.defaultHeight }
    return view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func measureAllRows() {
    guard let delegate else { return }
    for section in (sections ?? []).indices {
      for row in 0..<(sections?[section].rows.count ?? 0) {
        let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        if height >= 0 { sections?[section].rows.setHeight(height, of: row) }
      }
    }
  }

  /// Puts the sections below each other, and the content size right.
  func arrangeSections() {
    guard var arranged = sections else { return }
    var y = tableHeaderView?.bounds.height ?? 0
    for index in arranged.indices {
      arranged[index].top = y
      y = arranged[index].bottom
    }
    sections = arranged
    contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.bounds.height ?? 0))
  }

  func forgetHeights() {
    sections = nil
    measuredEnds = [:]
    setNeedsLayout()
  }

  func rowFrame(at indexPath: IndexPath) -> CGRect {
    let sections = loadedSections()
    guard sections.indices.contains(indexPath.section), indexPath.row < sections[indexPath.section].rows.count else {
      return .zero
    }
    let section = sections[indexPath.section]
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    return CGRect(
      x: inset, y: section.rowsTop + section.rows.top(of: indexPath.row), width: bounds.width - 2 * inset,
      height: section.rows.height(of: indexPath.row))
  }

  func row(at y: CGFloat) -> IndexPath? {
    let sections = loadedSections()
    guard let index = sections.firstIndex(where: { y >= $0.rowsTop && y < $0.footerTop }) else { return nil }
    return IndexPath(row: sections[index].rows.row(at: y - sections[index].rowsTop), section: index)
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    loadedSections().enumerated().flatMap { index, section -> [IndexPath] in
      guard section.rows.count > 0, rect.maxY > section.rowsTop, rect.minY < section.footerTop else { return [] }
      let first = section.rows.row(at: max(0, rect.minY - section.rowsTop))
      let last = section.rows.row(at: min(rect.maxY, section.footerTop) - section.rowsTop)
      let end = section.rowsTop + section.rows.top(of: last) >= rect.maxY ? last - 1 : min(last, section.rows.count - 1)
      return first > end ? [] : (first...end).map { IndexPath(row: $0, section: index) }
    }
  }

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    // The rows around the target get their true heights only on arriving there, which may move it.
    for _ in 0..<3 {
      let frame = rowFrame(at: indexPath)
      let inset = adjustedContentInset
      let visible = bounds.inset(by: inset)
      var y = contentOffset.y
      switch position {
      case .top: y = frame.minY - inset.top
      case .middle: y = frame.midY - visible.height / 2 - inset.top
      case .bottom: y = frame.maxY - visible.height - inset.top
      case .none:
        if frame.minY < visible.minY { y = frame.minY - inset.top }
        if frame.maxY > visible.maxY { y = frame.maxY - visible.height - inset.top }
      }
      let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
      y = min(max(y, -inset.top), end)
      let hasArrived = y == contentOffset.y
      if !hasArrived { setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated) }
      // Also where it stands there already: the row may not have been made yet, and be asked for the keyboard next.
      updateVisibleViews()
      if hasArrived { break }
    }
  }

  func separatorsDidChange() {
    for cell in cells.values { cell.setNeedsDisplay() }
  }
}
