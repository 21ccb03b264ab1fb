/// Where a drag may end: an interaction, a table or a collection view.
@MainActor protocol DropTarget: AnyObject {
  func canTakeDrop(_ session: DragSession) -> Bool
  func dropDidEnter(_ session: DragSession)
  func dropProposal(for session: DragSession) -> UIDropProposal
  func dropDidExit(_ session: DragSession)
  func performDrop(_ session: DragSession, _ proposal: UIDropProposal)
  func dropDidEnd(_ session: DragSession)
}
