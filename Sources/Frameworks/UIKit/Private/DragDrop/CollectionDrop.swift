/// What a collection view's delegate is told of a drop.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
      self.dragItem = dragItem
      sourceIndexPath = path
      previewSize = size
    }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(_ session: DragSession, at path: IndexPath?, _ proposal: UICollectionViewDropProposal, in view: UICollectionView)
  {
    // The item that was lifted is that of the row; others were only given along with it.
    items = session.items.enumerated().map { index, item in
      let source = index == 0 && session.source === view ? session.sourcePath : nil
      return Item(item, from: source, size: source.flatMap { view.cellForItem(at: $0)?.bounds.size } ?? .zero)
    }
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DragAnimator() }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DragAnimator()
  }
}
