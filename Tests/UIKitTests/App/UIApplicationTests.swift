import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIApplicationTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Delegate.log.append("willFinishLaunching")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Delegate.log.append("didFinishLaunching")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Delegate.log.append("didBecomeActive") }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Delegate.log.append("configuration")
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { Delegate.log.append("sceneWillConnect") }

    func sceneWillEnterForeground(_ scene: UIScene) { Delegate.log.append("sceneWillEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) { Delegate.log.append("sceneDidBecomeActive") }
  }

  @Test func `A launch without scenes calls the delegate in order`() {
    Delegate.log = []
    let application = UIApplication.shared
    application.launch(delegate: Delegate(), sceneContent: nil)
    #expect(Delegate.log == ["willFinishLaunching", "didFinishLaunching", "didBecomeActive"])
    #expect(application.applicationState == .active)
    application.delegate = nil
  }

  @Test func `A launch with a scene calls both delegates in order`() {
    Delegate.log = []
    let application = UIApplication.shared
    let window = UIWindow(frame: UIScreen.main.bounds)
    application.launch(delegate: Delegate()) { scene in
      window.windowScene = scene
      return window
    }
    #expect(
      Delegate.log == [
        "willFinishLaunching", "didFinishLaunching", "configuration", "sceneWillConnect", "sceneWillEnterForeground",
        "sceneDidBecomeActive",
      ])
    #expect(window.isKeyWindow && window.windowScene?.windows == [window])
    #expect(application.connectedScenes.count == 1)
    application.connectedScenes = []
    application.delegate = nil
    window.isHidden = true
  }

  @Test func `The manifest names the delegate of a scene`() {
    let configuration: [String: Any] = [
      "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "App.SceneDelegate",
    ]
    let role = "UIWindowSceneSessionRoleApplication"
    let manifest = SceneManifest(info: [
      "UIApplicationSceneManifest": ["UISceneConfigurations": [role: [configuration]]]
    ])
    let entry = manifest?.entry(named: nil, role: .windowApplication)
    #expect(entry?.delegateClassName == "App.SceneDelegate")
    #expect(manifest?.entry(named: "Other", role: .windowApplication) == nil)
    #expect(SceneManifest(info: [:]) == nil)
  }

  @Test func `The application element holds the windows, the one in front last`() {
    withWindow { window, _ in
      let alert = UIWindow(frame: UIScreen.main.bounds)
      alert.windowLevel = .alert
      alert.isHidden = false
      let other = UIWindow(frame: UIScreen.main.bounds)
      other.isHidden = false
      let elements = CommitCycle.shared.frame.elements
      #expect(elements.type == .application)
      #expect(elements.children.map(\.viewID) == [window, other, alert].map(\.viewID))
      #expect(elements.children.allSatisfy { $0.type == .window })
      alert.isHidden = true
      other.isHidden = true
    }
  }

  @Test func `A touch outside of all windows is nobody's`() {
    let finger = TouchEvent.Finger(phase: .began, location: CGPoint(x: -5, y: -5))
    #expect(!UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: 0))))
  }

  @Test func `Updates run before layout, until nothing is left to do`() {
    final class Participant: UpdateParticipant {
      var rounds = 0
      func performUpdate() {
        rounds += 1
        if rounds < 3 { CommitCycle.shared.enqueueUpdate(self) }
      }
    }
    let participant = Participant()
    CommitCycle.shared.enqueueUpdate(participant)
    CommitCycle.shared.enqueueUpdate(participant)
    CommitCycle.shared.commitIfNeeded()
    #expect(participant.rounds == 3)
    #expect(!CommitCycle.shared.isCommitPending)
  }

  @Test func `Where there are scenes, a window without one is not on the screen`() {
    let application = UIApplication.shared
    var shown: UIWindow?
    let early = UIWindow(frame: UIScreen.main.bounds)
    early.makeKeyAndVisible()
    application.launch(delegate: nil) { scene in
      let window = UIWindow(windowScene: scene)
      shown = window
      return window
    }
    #expect(CommitCycle.shared.frame.elements.children.map(\.viewID) == [shown?.viewID])
    #expect(application.windows.contains(early))
    early.windowScene = shown?.windowScene
    #expect(CommitCycle.shared.frame.elements.children.count == 2)
    application.connectedScenes = []
    early.isHidden = true
    shown?.isHidden = true
  }

  @Test func `A memory warning that is posted reaches the controllers`() {
    final class Keeper: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let (root, child, presented) = (Keeper(), Keeper(), Keeper())
    root.addChild(child)
    withWindow(showing: root) { _ in
      root.present(presented, animated: false)
      NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      #expect([root, child, presented].map(\.warnings) == [1, 1, 1])
    }
  }
}
