/// See [UISpringLoadedInteractionContext](https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext).
/// Nothing opens while something is dragged over it, so that nobody is given one.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// See [UISpringLoadedInteractionEffectState](https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}
