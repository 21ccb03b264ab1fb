/// What a collection view's delegate is told of a drop.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(_ session: DragSession, at path: IndexPath?, _ proposal: UICollectionViewDropProposal, in view: UICollectionView)
  {
    items = DroppedItem.all(of: session, in: view) { view.cellForItem(at: $0) }
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DragAnimator() }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DragAnimator()
  }
}
