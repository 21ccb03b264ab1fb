extension UICollectionView {
  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if !isSelected {
      selection.removeAll { $0 == path }
    } else if !selection.contains(path) {
      selection.append(path)
    }
    cellForItem(at: path)?.isSelected = isSelected
  }

  private var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private var takesTaps: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Selects, or deselects where several may be selected, after asking the delegate.
  private func itemWasTapped(at path: IndexPath) {
    if !isEditing, let arrow = (cellForItem(at: path) as? UICollectionViewListCell)?.disclosureForTaps {
      return arrow.sendActions(for: .touchUpInside)
    }
    if takesSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return deselect(path)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !takesSeveral {
      for selected in selection where selected != path { deselect(selected) }
    }
    setSelected(true, at: path)
    if let cell = cellForItem(at: path) { cell.selectionSegue?.perform(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    if !takesSeveral, !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func deselect(_ path: IndexPath) {
    setSelected(false, at: path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: - Touches

  private func touchedItem(_ touches: Set<UITouch>) -> IndexPath? {
    var view = touches.first?.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collectionView === self { return indexPath(for: cell) }
      view = current.superview
    }
    return nil
  }

  /// Returns whether the touch is for an item.
  func highlight(_ touches: Set<UITouch>) -> Bool {
    if let swipe, swipe.isOpen {
      swipe.close()
      return false
    }
    guard takesTaps, highlighted == nil, let path = touchedItem(touches),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// Returns whether the touch began on an item.
  func select(_ touches: Set<UITouch>) -> Bool {
    guard let path = highlighted, let touch = touches.first else { return false }
    if let cell = cellForItem(at: path), cell.point(inside: touch.location(in: cell), with: nil) {
      itemWasTapped(at: path)
    }
    endHighlight()
    return true
  }

  func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}
