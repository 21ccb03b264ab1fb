/// See [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
///
/// Nothing is drawn in the status bar. Controllers are asked for its style and whether it is hidden when the manager
/// is, after they have appeared or called `setNeedsStatusBarAppearanceUpdate()`.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// Goes up when controllers may answer differently.
  private static var generation = 0

  private weak var scene: UIWindowScene?
  private var answered = -1
  private var style = UIStatusBarStyle.default
  private var isHidden = false

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  static func setNeedsUpdate() { generation += 1 }

  open var statusBarStyle: UIStatusBarStyle {
    update()
    return style
  }

  open var isStatusBarHidden: Bool {
    update()
    return isHidden
  }

  /// Empty while the bar is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let screen = scene?.screen else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
  }

  private func update() {
    guard answered != Self.generation else { return }
    answered = Self.generation
    var front = scene?.windows.last { $0.rootViewController != nil }?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    style = front?.decider(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    isHidden = front?.decider(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }
}

extension UIViewController {
  /// The controller that the chain of children ends at.
  fileprivate func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    while let next = child(decider), next !== decider { decider = next }
    return decider
  }
}

/// See [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle).
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// See [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation).
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
