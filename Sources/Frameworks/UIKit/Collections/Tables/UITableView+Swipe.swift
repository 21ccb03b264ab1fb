extension UITableView: RowSwipeHost {
  func swipeableRow(at point: CGPoint) -> (IndexPath, any SwipeableCell)? {
    guard let path = indexPathForRow(at: point), let cell = cells[path] else { return nil }
    return (path, cell)
  }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cells[path] }

  func rowSwipeWillOpen(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }

  func rowSwipeDidOpen(_ cell: any SwipeableCell, isLeading: Bool) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.showingDeleteConfirmation = !isLeading
    if !cell.isEditing { cell.setEditing(true, animated: true) }
  }

  func rowSwipeDidClose(_ cell: any SwipeableCell) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.showingDeleteConfirmation = false
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: true) }
    delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
  }
}
