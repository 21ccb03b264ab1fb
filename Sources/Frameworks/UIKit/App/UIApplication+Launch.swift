#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UIApplication {
  /// Makes the application and its delegate, opens the first scene or window, tells the host and runs for ever.
  ///
  /// `sceneContent` makes the window of the first scene where no scene delegate does.
  @_spi(Windfall) public static func run(
    applicationClass: UIApplication.Type = UIApplication.self, delegateClass: (any UIApplicationDelegate.Type)?,
    sceneContent: (@MainActor (UIWindowScene) -> UIWindow)? = nil
  ) -> Never {
    Device.follow(launchArguments: CommandLine.arguments)
    // The application comes first: a delegate may show a window while it is made.
    let object = RuntimeClass.makeObject(of: applicationClass)
    guard let application = object as? UIApplication else { fatalError("\(applicationClass) is no UIApplication") }
    let delegate = delegateClass.map { type in
      guard let delegate = RuntimeClass.makeObject(of: type) as? any UIApplicationDelegate else {
        fatalError("the application delegate \(type) is no class derived from NSObject")
      }
      return delegate
    }
    application.launch(delegate: delegate, sceneContent: sceneContent)
    CommitCycle.shared.commitIfNeeded()
    CommitCycle.shared.activate()
    tellHost()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Goes through the callbacks of a launch in the order of iOS.
  func launch(
    delegate: (any UIApplicationDelegate)?, sceneContent: (@MainActor (UIWindowScene) -> UIWindow)?,
    manifest: SceneManifest? = .main
  ) {
    self.delegate = delegate
    let mainWindow = sceneContent == nil && manifest == nil ? makeMainWindow() : nil
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    if sceneContent != nil || manifest != nil, connectScene(sceneContent, manifest) {
      // Only scenes enter the foreground when they are new; without them an app is launched into it.
      enterForeground()
    } else {
      let isLate = manifest != nil && (delegate as (any _WindowKeeping)?)?.window == nil
      (isLate ? makeMainWindow() : mainWindow)?.makeKeyAndVisible()
    }
    becomeActive()
  }

  /// The window of the storyboard that the Info.plist of an app without scenes names.
  private func makeMainWindow() -> UIWindow? {
    guard let name = Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String, !name.isEmpty else {
      return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    (delegate as (any _WindowKeeping)?)?.window = window
    return window
  }

  /// Whether the app has scenes: a manifest without configurations, whose delegate gives none either, is that of an app
  /// with windows of its own.
  private func connectScene(
    _ sceneContent: (@MainActor (UIWindowScene) -> UIWindow)?, _ manifest: SceneManifest?
  ) -> Bool {
    let options = UIScene.ConnectionOptions()
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    if let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    guard sceneContent != nil || manifest?.entries.isEmpty == false || session.configuration.describesScene
    else { return false }
    let sceneType = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    connectedScenes.insert(scene)
    if let type = session.configuration.delegateClass {
      guard let sceneDelegate = RuntimeClass.makeObject(of: type) as? any UISceneDelegate else {
        fatalError("the scene delegate \(type) is no UISceneDelegate derived from NSObject")
      }
      scene.delegate = sceneDelegate
    }
    if let sceneContent, let windowScene = scene as? UIWindowScene {
      let window = sceneContent(windowScene)
      windowScene.ownWindow = window
      window.makeKeyAndVisible()
    }
    if sceneContent == nil, let storyboard = session.configuration.storyboard, let windowScene = scene as? UIWindowScene
    {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      windowScene.ownWindow = window
      (scene.delegate as? any _WindowKeeping)?.window = window
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    // A delegate that makes its own window has replaced the storyboard's.
    if sceneContent == nil, let windowScene = scene as? UIWindowScene, let window = windowScene.ownWindow {
      let kept = (scene.delegate as? any _WindowKeeping)?.window
      if kept == nil || kept === window { window.makeKeyAndVisible() } else { windowScene.ownWindow = nil }
    }
    scene.post(UIScene.willConnectNotification)
    return true
  }

  private static func tellHost() {
    guard let symbol = dlsym(nil, "windfall_host_did_launch") else { return }
    typealias HostFunction = @convention(c) () -> Void
    unsafeBitCast(symbol, to: HostFunction.self)()
  }
}

/// See [UIApplicationMain](https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7).
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  func find(_ name: String) -> AnyClass {
    if let type = windfallClassFromString(name) { return type }
    fatalError("UIApplicationMain: there is no class named \"\(name)\"")
  }
  let applicationClass = principalClassName.map(find).flatMap { $0 as? UIApplication.Type } ?? UIApplication.self
  let delegateClass = delegateClassName.map(find).flatMap { $0 as? any UIApplicationDelegate.Type }
  UIApplication.run(applicationClass: applicationClass, delegateClass: delegateClass, sceneContent: nil)
}
