extension UITableView {
  public var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set {
      sectionIndex.color = newValue
      sectionIndex.view?.setColor(newValue)
    }
  }

  /// The index shows when the table has this many rows.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.minimumRowCount }
    set {
      sectionIndex.minimumRowCount = newValue
      reloadSectionIndexTitles()
    }
  }

  func loadSectionIndex() {
    let rows = loadedSections().reduce(0) { $0 + $1.rows.count }
    let titles = rows < sectionIndex.minimumRowCount ? nil : dataSource?.sectionIndexTitles(for: self)
    guard titles ?? [] != sectionIndex.view?.titles ?? [] else { return }
    sectionIndex.view = titles.flatMap { $0.isEmpty ? nil : SectionIndexView($0, of: self) }
    sectionIndex.view?.setColor(sectionIndex.color)
    setNeedsLayout()
  }

  /// The index, over the rows in what is on screen.
  func placedSectionIndex() -> UIView? {
    guard let view = sectionIndex.view else { return nil }
    let shown = bounds.inset(by: adjustedContentInset)
    view.frame = CGRect(
      x: shown.maxX - SectionIndexView.width, y: shown.minY, width: SectionIndexView.width, height: shown.height)
    return view
  }

  /// A finger is on a title of the index.
  func showSection(ofTitle index: Int) {
    guard let titles = sectionIndex.view?.titles, let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    let sections = loadedSections()
    guard sections.indices.contains(section) else { return }
    let inset = adjustedContentInset
    let lowest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(CGPoint(x: contentOffset.x, y: min(sections[section].top - inset.top, lowest)), animated: false)
  }
}
