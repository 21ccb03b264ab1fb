/// See [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
///
/// `applicationWillTerminate` is not called: a test ends an app as XCUITest does, without asking it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol, _WindowKeeping {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

/// What delegates keep their window by. On iOS the property is an optional requirement, so that it is read as an optional
/// of an optional, and so it is of the protocols that refine this one.
@preconcurrency @MainActor public protocol _WindowKeeping: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowKeeping {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {
      if newValue != nil { fatalError("\(Self.self) has no property `window` that could keep the window") }
    }
  }
}

extension UIApplicationDelegate {
  /// Of a delegate that has no such property, it is nil in an optional.
  public var window: UIWindow?? { .some((self as any _WindowKeeping).window) }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// The configuration that the Info.plist names.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

  /// What `@main` calls.
  public static func main() { UIApplication.run(delegateClass: Self.self, sceneContent: nil) }
}
