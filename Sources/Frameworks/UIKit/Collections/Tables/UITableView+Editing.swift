extension UITableView {
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    if isEditing {
      cell.editingStyle = editingStyle(at: path)
      cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.reorders = mayMove(path)
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
    cell.controls.updateEditing()
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard mayEdit(path) else { return .none }
    guard let delegate else { return .delete }
    return delegate.tableView(self, editingStyleForRowAt: path)
  }

  private func mayEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  // MARK: - Deleting and inserting

  /// The actions of a side of a row; nil where there are none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard mayEdit(path) else { return nil }
    let own =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    if !isLeading, let rowActions = delegate?.tableView(self, editActionsForRowAt: path), !rowActions.isEmpty {
      let configuration = UISwipeActionsConfiguration(actions: rowActions.map { $0.contextualAction(at: path) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard !isLeading, editingStyle(at: path) == .delete, dataSource?.implements(.commit) ?? false else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(at: path)])
  }

  private func deletion(at path: IndexPath) -> UIContextualAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
  }

  func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
      return
    }
    let wasOpen = swipe.isOpen(on: cell)
    swipe.close()
    guard !wasOpen else { return }
    swipe.open(
      path, swipeActions(at: path, isLeading: false) ?? UISwipeActionsConfiguration(actions: [deletion(at: path)]),
      isLeading: false)
    swipe.rest()
  }

  // MARK: - Moving

  func mayMove(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.implements(.moveRow) else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Ends the drag of a row by its handle: it takes the place of the row that it was dragged to.
  func moveRow(of cell: UITableViewCell, to y: CGFloat) {
    if let path = indexPath(for: cell) { moveRow(from: path, to: y) }
  }

  func moveRow(from path: IndexPath, to y: CGFloat) {
    guard let proposed = nearestRow(to: y) else { return }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
  }

  /// A section without rows counts as having a place for one.
  private func nearestRow(to y: CGFloat) -> IndexPath? {
    let sections = loadedSections()
    guard let index = sections.firstIndex(where: { y < $0.bottom }) ?? sections.indices.last else { return nil }
    let rows = sections[index].rows
    guard rows.count > 0 else { return IndexPath(row: 0, section: index) }
    return IndexPath(row: min(rows.row(at: max(0, y - sections[index].rowsTop)), rows.count - 1), section: index)
  }
}
