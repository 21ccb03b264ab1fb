/// What a table view's delegate is told of a drop.
final class TableDrop: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
      self.dragItem = dragItem
      sourceIndexPath = path
      previewSize = size
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(_ session: DragSession, at path: IndexPath?, _ proposal: UITableViewDropProposal, in view: UITableView) {
    // The item that was lifted is that of the row; others were only given along with it.
    items = session.items.enumerated().map { index, item in
      let source = index == 0 && session.source === view ? session.sourcePath : nil
      return Item(item, from: source, size: source.flatMap { view.cellForRow(at: $0)?.bounds.size } ?? .zero)
    }
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DragAnimator() }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DragAnimator()
  }
}
