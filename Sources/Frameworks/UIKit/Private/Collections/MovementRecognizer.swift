/// Held down on an item that can be moved, a finger moves it.
final class MovementRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  /// Where nothing can be moved, the touch goes on as if nobody had waited for it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection = view as? UICollectionView,
      let path = collection.indexPathForItem(at: location(in: collection))
    else { return false }
    return collection.beginInteractiveMovementForItem(at: path)
  }
}
