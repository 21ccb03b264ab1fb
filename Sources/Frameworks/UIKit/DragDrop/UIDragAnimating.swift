/// See [UIDragAnimating](https://developer.apple.com/documentation/uikit/uidraganimating).
///
/// Animations take no time: they run at once, and completions on a later turn of the main queue.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
}
