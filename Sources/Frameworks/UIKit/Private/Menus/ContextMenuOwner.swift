/// Whoever has context menus: an interaction, a table or a collection view.
@MainActor protocol ContextMenuOwner: AnyObject {
  /// The menu for a point in the coordinates of the view whose gesture it is; nil where there is none.
  func contextMenu(at point: CGPoint) -> ContextMenuRequest?
  func willDisplayMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
  func willEndMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
  /// The preview of the menu was tapped.
  func willPerformPreviewAction(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator)
}
