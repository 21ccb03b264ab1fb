/// See [UIContextMenuInteractionAnimating](https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating).
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor () -> Void)
}
