extension UICollectionView {
  /// Cells go to their new places when the movement ends, not on the way.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let dataSource, dataSource is any ReorderingSource || dataSource.implements(.moveItem),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    state.movement = (indexPath, indexPath)
    cellForItem(at: indexPath)?.isReordering = true
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement = state.movement, let proposed = indexPathForItem(at: targetPosition) else { return }
    let target = delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin, atCurrentIndexPath: movement.target,
      toProposedIndexPath: proposed)
    state.movement?.target = target ?? proposed
  }

  public func endInteractiveMovement() {
    guard let movement = state.movement else { return }
    cancelInteractiveMovement()
    guard movement.target != movement.origin else { return }
    dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.target)
    // A diffable data source shows by itself what it has.
    if !(dataSource is any ReorderingSource) { moveItem(at: movement.origin, to: movement.target) }
  }

  public func cancelInteractiveMovement() {
    state.movement.flatMap { cellForItem(at: $0.origin) }?.isReordering = false
    state.movement = nil
  }
}
