extension UICollectionView: RowSwipeHost {
  /// Follows fingers from now on, because the layout has a list with actions.
  func attachSwipe() {
    guard swipe == nil else { return }
    let new = RowSwipe(of: self)
    swipe = new
    addGestureRecognizer(new.recognizer)
  }

  /// The list that an item is in.
  func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(inSection: path.section)
  }

  func swipeableRow(at point: CGPoint) -> (IndexPath, any SwipeableCell)? {
    guard let path = indexPathForItem(at: point), let cell = swipeableCell(at: path) else { return nil }
    return (path, cell)
  }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cellForItem(at: path) as? any SwipeableCell }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let list = list(at: path)
    let provider =
      isLeading ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    guard let found = provider?(path), !found.actions.isEmpty else { return nil }
    return found
  }

  func rowSwipeWillOpen(at path: IndexPath) {}

  func rowSwipeDidOpen(_ cell: any SwipeableCell, isLeading: Bool) {}

  func rowSwipeDidClose(_ cell: any SwipeableCell) {}
}
