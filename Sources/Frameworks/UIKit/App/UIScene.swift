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

  /// A scene that nothing has connected; tests make one by way of `NSObject`.
  public override init() {
    session = UISceneSession()
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { (delegate as? UIResponder) ?? UIApplication.shared }
}

extension UIScene {
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// See [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  {}

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// See [UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext).
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open private(set) var url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// See [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// See [UISceneSession.Role](https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct).
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  open internal(set) var configuration: UISceneConfiguration
  open var role: Role { configuration.role }
  open private(set) var persistentIdentifier = "windfall.scene"
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// A session of no scene; tests make one by way of `NSObject`.
  public override convenience init() {
    self.init(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }
}

/// See [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// Has nothing of the Info.plist.
  public override init() {
    role = .windowApplication
    super.init()
  }

  /// Takes the classes of the configuration with that name, or of the first one, from the Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    if let entry = SceneManifest.main?.entry(named: name, role: sessionRole) { take(entry) }
  }

  var describesScene: Bool { sceneClass != nil || delegateClass != nil || storyboard != nil }

  /// A delegate that is not there is left out with a notice, as on iOS: an app that has become one of SwiftUI may still
  /// name the class it had before.
  func take(_ entry: SceneManifest.Entry) {
    name = name ?? entry.name
    sceneClass = entry.sceneClassName.flatMap(windfallClassFromString)
    storyboard = entry.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
    guard let className = entry.delegateClassName else { return }
    delegateClass = windfallClassFromString(className)
    if delegateClass == nil { Notice.say("the Info.plist names \"\(className)\" as scene delegate: no such class") }
  }
}
