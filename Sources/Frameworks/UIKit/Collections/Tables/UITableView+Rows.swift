extension UITableView {
  /// Brings the cells and section views that can be seen into being, and takes the others away.
  func updateVisibleViews() {
    guard !isUpdatingViews, updateDepth == 0 else { return }
    isUpdatingViews = true
    defer { isUpdatingViews = false }
    loadedSections()
    if contentSize.width != bounds.width { arrangeSections() }
    let paths = showRows()
    arrangeSections()
    let sectionIndices = visibleSections()
    let indices = Set(sectionIndices)
    discardHeaders(except: indices)
    discardFooters(except: indices)
    var views: [UIView] = []
    if let backgroundView {
      backgroundView.frame = bounds
      views.append(backgroundView)
    }
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
      views.append(tableHeaderView)
    }
    let hidden = offscreenCells(beside: paths)
    views += hidden.above
    for section in sectionIndices {
      if let header = placedHeader(of: section) { views.append(header) }
      for path in paths where path.section == section {
        guard let cell = cells[path] else { continue }
        cell.frame = rowFrame(at: path)
        cell.rowPlace = RowPlace(isFirst: path.row == 0, isLast: path.row == (sections?[section].rows.count ?? 0) - 1)
        views.append(cell)
      }
      if let footer = placedFooter(of: section) { views.append(footer) }
    }
    if let tableFooterView {
      let height = tableFooterView.bounds.height
      tableFooterView.frame = CGRect(x: 0, y: contentSize.height - height, width: bounds.width, height: height)
      views.append(tableFooterView)
    }
    show(views + hidden.below + [placedSectionIndex()].compactMap { $0 })
    prefetcher?.didShow(paths)
  }

  /// Makes the cells on screen, with their true heights, from the top down; returns where they are.
  private func showRows() -> [IndexPath] {
    let visible = bounds
    for (path, cell) in cells where !rowFrame(at: path).intersects(visible) { recycle(cell, from: path) }
    var paths: [IndexPath] = []
    var y = visible.height > 0 ? (sections?.first?.top ?? 0) : .infinity
    for index in (sections ?? []).indices {
      guard y < visible.maxY, var section = sections?[index] else { break }
      section.top = y
      if section.rows.count > 0, section.bottom > visible.minY {
        var row = section.rows.row(at: visible.minY - section.rowsTop)
        while row < section.rows.count {
          let top = section.rowsTop + section.rows.top(of: row)
          guard top < visible.maxY else { break }
          let path = IndexPath(row: row, section: index)
          section.rows.setHeight(height(of: path, isKnown: section.rows.measured[row]), of: row)
          paths.append(path)
          row += 1
        }
      }
      sections?[index] = section
      y = section.bottom
    }
    let kept = Set(paths)
    for (path, cell) in cells where !kept.contains(path) { recycle(cell, from: path) }
    for path in paths where cells[path] == nil { makeCell(at: path) }
    return paths
  }

  /// Takes the height that a row's cell asks for now.
  func measureRow(at path: IndexPath) {
    sections?[path.section].rows.setHeight(height(of: path, isKnown: nil), of: path.row)
  }

  private func height(of path: IndexPath, isKnown known: CGFloat?) -> CGFloat {
    if let known, cells[path] != nil { return known }
    let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if wanted >= 0 { return wanted }
    guard let cell = cells[path] ?? makeCell(at: path) else { return UITableView.defaultRowHeight }
    return cell.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
  }

  /// A row that begins where a table without height lies has a cell on iOS once it is asked for.
  func cellAtEdge(_ path: IndexPath) -> UITableViewCell? {
    guard bounds.height == 0, row(at: bounds.minY) == path else { return nil }
    return makeCell(at: path)
  }

  @discardableResult private func makeCell(at path: IndexPath) -> UITableViewCell? {
    discardHiddenCell(at: path)
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.table = self
    cells[path] = cell
    cell.setSelected(selection.contains(path), animated: false)
    if let delegate, delegate.implements(.indentation) {
      cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path)
    }
    updateEditing(of: cell, at: path, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    cells[path] = nil
    if swipe.isOpen(on: cell) { swipe.close() }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    recycle(cell)
  }

  func recycleAll() {
    for (path, cell) in cells { recycle(cell, from: path) }
    discardHiddenCells()
    discardHeaders(except: [])
    discardFooters(except: [])
  }

  // MARK: - Sections

  private func visibleSections() -> [Int] {
    (sections ?? []).indices.filter { index in
      guard let section = sections?[index] else { return false }
      return section.bottom > bounds.minY && section.top < bounds.maxY
    }
  }

  private func discardHeaders(except kept: Set<Int>) {
    for (section, view) in headers where !kept.contains(section) {
      headers[section] = nil
      discard(view)
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  private func discardFooters(except kept: Set<Int>) {
    for (section, view) in footers where !kept.contains(section) {
      footers[section] = nil
      discard(view)
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func discard(_ view: UIView) {
    view.removeFromSuperview()
    recycle(view)
  }

  /// The header stays in sight as long as its section is, in a plain table.
  private func placedHeader(of index: Int) -> UIView? {
    guard let section = sections?[index], section.headerHeight > 0 else { return nil }
    guard let view = headers[index] ?? makeHeader(of: index) else { return nil }
    var y = section.headerTop
    if style == .plain {
      y = min(max(y, bounds.minY + adjustedContentInset.top), section.bottom - section.headerHeight)
    }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: section.headerHeight)
    return view
  }

  private func placedFooter(of index: Int) -> UIView? {
    guard let section = sections?[index], section.footerHeight > 0 else { return nil }
    guard let view = footers[index] ?? makeFooter(of: index) else { return nil }
    view.frame = CGRect(x: 0, y: section.footerTop, width: bounds.width, height: section.footerHeight)
    return view
  }

  /// The delegate's own view, kept until it is shown.
  func measuredHeader(of index: Int) -> UIView? {
    let view = measuredEnds[index]?.header ?? delegate?.tableView(self, viewForHeaderInSection: index)
    if let view { measuredEnds[index, default: (nil, nil)].header = view }
    return view
  }

  func measuredFooter(of index: Int) -> UIView? {
    let view = measuredEnds[index]?.footer ?? delegate?.tableView(self, viewForFooterInSection: index)
    if let view { measuredEnds[index, default: (nil, nil)].footer = view }
    return view
  }

  private func makeHeader(of index: Int) -> UIView? {
    let title = dataSource?.tableView(self, titleForHeaderInSection: index)
    guard
      let view = measuredHeader(of: index) ?? title.map({ titleView($0, kind: .header(isFirst: isAtTop(index))) })
    else { return nil }
    measuredEnds[index]?.header = nil
    headers[index] = view
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
    return view
  }

  private func makeFooter(of index: Int) -> UIView? {
    let title = dataSource?.tableView(self, titleForFooterInSection: index)
    guard let view = measuredFooter(of: index) ?? title.map({ titleView($0, kind: .footer) }) else { return nil }
    measuredEnds[index]?.footer = nil
    footers[index] = view
    delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
    return view
  }

  /// Grouped tables have their headers in capitals.
  func titleView(_ title: String, kind: SectionTitleKind) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.sideInset = style == .insetGrouped ? 32 : UITableViewCell.margin
    if style != .plain { view.topInset = kind.groupedTop }
    if case .header = kind, style != .plain {
      view.textLabel?.text = title.localizedUppercase
    } else {
      view.textLabel?.text = title
    }
    return view
  }
}
