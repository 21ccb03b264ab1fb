/// See [UIEditMenuInteractionAnimating](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating).
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor () -> Void)
}
