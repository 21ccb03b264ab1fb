/// A table or collection view that shows what a diffable data source has.
@MainActor protocol DiffableList: AnyObject {
  var shownSource: AnyObject? { get }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func apply(_ changes: DiffableChanges, with animation: UITableView.RowAnimation)
  func reconfigure(at paths: [IndexPath])
}

extension DiffableList {
  /// Goes from one snapshot to another; `exchange` makes the new one what the data source tells of.
  func show<Section: Hashable, Item: Hashable>(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, after old: NSDiffableDataSourceSnapshot<Section, Item>,
    of source: AnyObject, with animation: UITableView.RowAnimation = .automatic, exchange: @escaping () -> Void
  ) {
    guard shownSource === source else { return exchange() }
    let changes = DiffableDiffer.changes(from: old, to: new)
    if changes.isStructural {
      performBatchUpdates(
        {
          exchange()
          self.apply(changes, with: animation)
        }, completion: nil)
    } else {
      exchange()
    }
    if !changes.reconfiguredItems.isEmpty { reconfigure(at: changes.reconfiguredItems) }
  }
}

extension UITableView: DiffableList {
  var shownSource: AnyObject? { dataSource }

  func apply(_ changes: DiffableChanges, with animation: UITableView.RowAnimation) {
    if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSections, with: animation) }
    if !changes.insertedSections.isEmpty { insertSections(changes.insertedSections, with: animation) }
    if !changes.reloadedSections.isEmpty { reloadSections(changes.reloadedSections, with: animation) }
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    if !changes.deletedItems.isEmpty { deleteRows(at: changes.deletedItems, with: animation) }
    if !changes.insertedItems.isEmpty { insertRows(at: changes.insertedItems, with: animation) }
    if !changes.reloadedItems.isEmpty { reloadRows(at: changes.reloadedItems, with: animation) }
    for move in changes.movedItems { moveRow(at: move.from, to: move.to) }
  }

  func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }
}

extension UICollectionView: DiffableList {
  var shownSource: AnyObject? { dataSource }

  func apply(_ changes: DiffableChanges, with animation: UITableView.RowAnimation) {
    if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSections) }
    if !changes.insertedSections.isEmpty { insertSections(changes.insertedSections) }
    if !changes.reloadedSections.isEmpty { reloadSections(changes.reloadedSections) }
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    if !changes.deletedItems.isEmpty { deleteItems(at: changes.deletedItems) }
    if !changes.insertedItems.isEmpty { insertItems(at: changes.insertedItems) }
    if !changes.reloadedItems.isEmpty { reloadItems(at: changes.reloadedItems) }
    for move in changes.movedItems { moveItem(at: move.from, to: move.to) }
  }

  func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }
}
