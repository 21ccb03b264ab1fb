/// A batch of changes to a collection view, with where they leave what was there.
struct CollectionChange {
  let update: TableUpdate
  let map: TableUpdateMap

  init(_ update: TableUpdate, sectionCount: Int) {
    self.update = update
    map = TableUpdateMap(update, sectionCount: sectionCount)
  }

  /// The new place of an old item that need not be asked for again; nil for others.
  func unchangedIndexPath(of old: IndexPath) -> IndexPath? {
    update.isReloaded(old) ? nil : map.indexPath(of: old)
  }

  /// The new place of what is shown already; nil where it is gone, or asked for again.
  func unchangedElement(of old: CollectionElement) -> CollectionElement? {
    var new = old
    guard old.indexPath.count > 1 else { return old }
    if old.category == .cell {
      guard let path = unchangedIndexPath(of: old.indexPath) else { return nil }
      new.indexPath = path
    } else {
      guard !update.reloadedSections.contains(old.indexPath.section),
        let section = map.section(of: old.indexPath.section)
      else { return nil }
      new.indexPath.section = section
    }
    return new
  }
}
