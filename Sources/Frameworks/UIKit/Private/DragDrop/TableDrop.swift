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
}
