/// See [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// See [UIScene.ActivationState](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum).
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// See [UIScene.ConnectionOptions](https://developer.apple.com/documentation/uikit/uiscene/connectionoptions).
  ///
  /// A scene is always opened from the home screen, so there is nothing in them.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }

    open var shortcutItem: UIApplicationShortcutItem? { nil }

    open var sourceApplication: String? { nil }
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { (delegate as? UIResponder) ?? UIApplication.shared }
}
