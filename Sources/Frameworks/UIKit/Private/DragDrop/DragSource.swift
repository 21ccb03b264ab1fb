/// Where a drag may begin: an interaction, a table or a collection view.
@MainActor protocol DragSource: AnyObject {
  /// What is lifted at a point in the coordinates of the view whose gesture it is; nothing where nothing can be.
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem]
  func dragAllowsMove(_ session: DragSession) -> Bool
  func dragWillBegin(_ session: DragSession)
  func dragDidMove(_ session: DragSession)
  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation)
  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation)
}
