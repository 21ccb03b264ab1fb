/// A context menu that is wanted, and the view that it is about.
struct ContextMenuRequest {
  let configuration: UIContextMenuConfiguration
  let source: UIView
}

extension UITargetedPreview? {
  /// The view that a menu stands beside, if it is on the screen.
  @MainActor var shownView: UIView? { self.flatMap { $0.view.window == nil ? nil : $0.view } }
}
