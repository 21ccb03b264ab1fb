extension UITableView {
  func setSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    if !isSelected {
      selection.removeAll { $0 == path }
    } else if !selection.contains(path) {
      selection.append(path)
    }
    cells[path]?.setSelected(isSelected, animated: animated)
  }

  private var allowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func cellDidHighlight(_ cell: UITableViewCell) {
    if let path = indexPath(for: cell) { delegate?.tableView(self, didHighlightRowAt: path) }
  }

  func cellDidUnhighlight(_ cell: UITableViewCell) {
    if let path = indexPath(for: cell) { delegate?.tableView(self, didUnhighlightRowAt: path) }
  }

  func mayHighlight(_ cell: UITableViewCell) -> Bool {
    guard allowsSelectionNow, let path = indexPath(for: cell) else { return false }
    return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// Selects, or deselects where several may be selected, after asking the delegate.
  func cellWasTapped(_ cell: UITableViewCell) {
    guard let tapped = indexPath(for: cell) else { return }
    if allowsMultipleSelectionNow, selection.contains(tapped) { return deselect(tapped) }
    let wanted: IndexPath?
    if let delegate { wanted = delegate.tableView(self, willSelectRowAt: tapped) } else { wanted = tapped }
    guard let wanted else { return }
    if !allowsMultipleSelectionNow {
      for selected in selection where selected != wanted { deselect(selected) }
    }
    setSelected(true, at: wanted, animated: false)
    cell.selectionSegue?.perform(cell)
    delegate?.tableView(self, didSelectRowAt: wanted)
    if !allowsMultipleSelectionNow, !isEditing,
      delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) == true
    {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }

  private func deselect(_ selected: IndexPath) {
    let wanted: IndexPath?
    if let delegate { wanted = delegate.tableView(self, willDeselectRowAt: selected) } else { wanted = selected }
    guard let wanted else { return }
    setSelected(false, at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }

  func accessoryButtonWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegue?.perform(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
