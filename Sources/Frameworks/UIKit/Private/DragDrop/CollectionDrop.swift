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

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DragAnimator() }
}

/// What a table view's delegate is told of a drop.
final class TableDrop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(_ session: DragSession, at path: IndexPath?, _ proposal: UITableViewDropProposal, in view: UITableView) {
    items = DroppedItem.all(of: session, in: view) { view.cellForRow(at: $0) }
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DragAnimator() }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DragAnimator() }
}

/// Where a drag may end: an interaction, a table or a collection view.
@MainActor protocol DropTarget: AnyObject {
  func canTakeDrop(_ session: DragSession) -> Bool
  func dropDidEnter(_ session: DragSession)
  func dropProposal(for session: DragSession) -> UIDropProposal
  func dropDidExit(_ session: DragSession)
  func performDrop(_ session: DragSession, _ proposal: UIDropProposal)
  func dropDidEnd(_ session: DragSession)
}

/// One item of a drop, as tables and collection views tell of it.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  private init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = path
    previewSize = size
  }

  /// The item that was lifted is that of the cell; others were only given along with it.
  static func all(of session: DragSession, in view: UIView, cell: (IndexPath) -> UIView?) -> [DroppedItem] {
    session.items.enumerated().map { index, item in
      let source = index == 0 && session.source === view ? session.sourcePath : nil
      return DroppedItem(item, from: source, size: source.flatMap(cell)?.bounds.size ?? .zero)
    }
  }
}

/// What a table or collection view has for drag and drop.
struct ListDragState<Drag, Drop> {
  // The delegates are held weakly by these.
  var dragDelegate: () -> Drag? = { nil }
  var dropDelegate: () -> Drop? = { nil }
  var isEnabled: Bool?
  var gesture: DragGesture?
}
