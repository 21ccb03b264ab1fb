import Testing

@testable @_spi(Windfall) import UIKit

/// The order in which the delegates and the observers of an app hear of its life, with the states at that moment.
@Suite(.serialized) @MainActor struct UIApplicationLaunchTests {
  @MainActor private final class Log {
    static var entries: [String] = []

    static func note(_ entry: String) { entries.append("\(entry), \(UIApplication.shared.applicationState)") }

    static func note(_ entry: String, _ scene: UIScene) { note("scene.\(entry) \(scene.activationState)") }

    static func takeAll() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Log.note("app.willFinishLaunching")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Log.note("app.didFinishLaunching")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Log.note("app.didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { Log.note("app.willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Log.note("app.didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { Log.note("app.willEnterForeground") }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Log.note("app.configurationForConnecting")
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class DelegateWithWindow: Delegate {
    var window: UIWindow?

    override func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = LaunchedController()
      window?.makeKeyAndVisible()
      return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }

  private final class WindowKeeper: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { Log.note("willConnect", scene) }

    func sceneDidBecomeActive(_ scene: UIScene) { Log.note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { Log.note("willResignActive", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { Log.note("didEnterBackground", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { Log.note("willEnterForeground", scene) }
  }

  private final class LaunchedController: UIViewController {
    override func viewDidLoad() { Log.note("view.didLoad") }
    override func viewWillAppear(_ animated: Bool) { Log.note("view.willAppear") }
    override func viewDidAppear(_ animated: Bool) { Log.note("view.didAppear") }
    override func viewWillDisappear(_ animated: Bool) { Log.note("view.willDisappear") }
  }

  private static let notifications: [(name: NSNotification.Name, entry: String)] = [
    (UIApplication.didFinishLaunchingNotification, "APP.didFinishLaunching"),
    (UIApplication.didBecomeActiveNotification, "APP.didBecomeActive"),
    (UIApplication.willResignActiveNotification, "APP.willResignActive"),
    (UIApplication.didEnterBackgroundNotification, "APP.didEnterBackground"),
    (UIApplication.willEnterForegroundNotification, "APP.willEnterForeground"),
    (UIScene.willConnectNotification, "SCENE.willConnect"),
    (UIScene.didActivateNotification, "SCENE.didActivate"),
    (UIScene.willDeactivateNotification, "SCENE.willDeactivate"),
    (UIScene.didEnterBackgroundNotification, "SCENE.didEnterBackground"),
    (UIScene.willEnterForegroundNotification, "SCENE.willEnterForeground"),
  ]

  private func observing(_ body: (UIApplication) -> Void) {
    Log.entries = []
    let application = UIApplication.shared
    application.applicationState = .inactive
    let tokens = Self.notifications.map { name, entry in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Log.note(entry) }
      }
    }
    body(application)
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    for window in application.visibleWindows { window.isHidden = true }
    application.connectedScenes = []
    application.delegate = nil
  }

  @Test func `A delegate's window is an optional of an optional, as the requirement is optional`() {
    let (keeper, owner) = (WindowKeeper(), SceneDelegate())
    (keeper.window, owner.window) = (UIWindow(), UIWindow())
    let delegate: (any UIApplicationDelegate)? = keeper
    let sceneDelegate: any UISceneDelegate = owner
    #expect(delegate?.window??.isHidden == true)
    #expect((sceneDelegate as? any UIWindowSceneDelegate)?.window??.isHidden == true)
    if let window = delegate?.window { #expect(window?.windowLevel == .normal && window === keeper.window) }
    keeper.window = nil
    #expect(delegate?.window != nil && delegate?.window??.isHidden == nil)
  }

  @Test func `Without scenes the application's delegate hears of everything, each time before observers`() {
    observing { application in
      let delegate = DelegateWithWindow()
      application.launch(delegate: delegate, sceneContent: nil)
      CommitCycle.shared.commitIfNeeded()
      #expect(
        Log.takeAll() == [
          "app.willFinishLaunching, inactive", "view.didLoad, inactive", "view.willAppear, inactive",
          "app.didFinishLaunching, inactive", "APP.didFinishLaunching, inactive", "app.didBecomeActive, active",
          "APP.didBecomeActive, active", "view.didAppear, active",
        ])
      application.moveToBackground()
      #expect(
        Log.takeAll() == [
          "app.willResignActive, active", "APP.willResignActive, active", "app.didEnterBackground, background",
          "APP.didEnterBackground, background",
        ])
      application.moveToForeground()
      #expect(
        Log.takeAll() == [
          "app.willEnterForeground, background", "APP.willEnterForeground, background", "app.didBecomeActive, active",
          "APP.didBecomeActive, active",
        ])
    }
  }

  @Test func `With scenes their delegates hear of it, and observers of both, the scene's first`() {
    observing { application in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = LaunchedController()
      application.launch(delegate: Delegate()) { scene in
        window.windowScene = scene
        return window
      }
      CommitCycle.shared.commitIfNeeded()
      #expect(
        Log.takeAll() == [
          "app.willFinishLaunching, inactive", "app.didFinishLaunching, inactive",
          "APP.didFinishLaunching, inactive", "app.configurationForConnecting, inactive", "view.didLoad, inactive",
          "view.willAppear, inactive", "scene.willConnect unattached, inactive", "SCENE.willConnect, inactive",
          "scene.willEnterForeground foregroundInactive, inactive", "SCENE.willEnterForeground, inactive",
          "APP.willEnterForeground, inactive", "scene.didBecomeActive foregroundActive, inactive",
          "SCENE.didActivate, inactive", "APP.didBecomeActive, active", "view.didAppear, active",
        ])
      application.moveToBackground()
      #expect(
        Log.takeAll() == [
          "scene.willResignActive foregroundActive, active", "SCENE.willDeactivate, active",
          "APP.willResignActive, active", "scene.didEnterBackground background, background",
          "SCENE.didEnterBackground, background", "APP.didEnterBackground, background",
        ])
      application.moveToForeground()
      #expect(
        Log.takeAll() == [
          "scene.willEnterForeground foregroundInactive, background", "SCENE.willEnterForeground, background",
          "APP.willEnterForeground, background", "scene.didBecomeActive foregroundActive, inactive",
          "SCENE.didActivate, inactive", "APP.didBecomeActive, active",
        ])
    }
  }

  @Test func `A scene has the storyboard's window before it is shown`() {
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene)
    scene.ownWindow = window
    #expect(scene.windows == [window] && window.isHidden)
    window.isHidden = false
    #expect(scene.windows == [window])
    window.isHidden = true
  }

  private final class ManifestDelegate: Delegate {
    var window: UIWindow?

    override func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
      return true
    }

    override func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  }

  @Test func `A manifest without configurations leaves an app its own windows`() {
    let manifest = SceneManifest(info: [
      "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]
    ])
    observing { application in
      let delegate = ManifestDelegate()
      application.launch(delegate: delegate, sceneContent: nil, manifest: manifest)
      #expect(application.connectedScenes.isEmpty && application.visibleWindows == [delegate.window])
      #expect(application.applicationState == .active)
    }
    observing { application in
      application.launch(delegate: Delegate(), sceneContent: nil, manifest: manifest)
      #expect(application.connectedScenes.count == 1)
    }
  }

  private final class EarlyDelegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override init() {
      super.init()
      window.makeKeyAndVisible()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      exit(application.visibleWindows == [window] && application.keyWindowStorage === window ? 0 : 1)
    }
  }

  @Test func `A window that a delegate shows while it is made belongs to the application`() async {
    await #expect(processExitsWith: .success) {
      await UIApplication.run(delegateClass: EarlyDelegate.self)
    }
  }
}
