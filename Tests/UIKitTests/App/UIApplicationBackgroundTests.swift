import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIApplicationBackgroundTests {
  @MainActor private final class Seen {
    var names: [NSNotification.Name] = []
  }

  private static var log: [String] = []

  private static func note(_ name: String) {
    log.append("\(name) \(UIApplication.shared.applicationState)")
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }
    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
  }

  private final class SceneDelegate: UIResponder, UISceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) { log.append("willResignActive \(scene.activationState)") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("didEnterBackground \(scene.activationState)") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("willEnterForeground \(scene.activationState)") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("didBecomeActive \(scene.activationState)") }
  }

  /// Goes to the background and comes back, each twice, from an active application.
  private func leaveAndReturn() {
    Self.log = []
    let application = UIApplication.shared
    let state = application.applicationState
    application.applicationState = .active
    application.moveToBackground()
    application.moveToBackground()
    #expect(application.applicationState == .background)
    application.moveToForeground()
    application.moveToForeground()
    #expect(application.applicationState == .active)
    application.applicationState = state
  }

  @Test func `Without scenes, the application's delegate is told`() {
    UIApplication.shared.delegate = Delegate()
    defer { UIApplication.shared.delegate = nil }
    leaveAndReturn()
    #expect(
      Self.log == [
        "willResignActive active", "didEnterBackground background", "willEnterForeground background",
        "didBecomeActive active",
      ])
  }

  @Test func `With scenes, their delegates are told instead`() {
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.delegate = SceneDelegate()
    scene.activationState = .foregroundActive
    UIApplication.shared.connectedScenes = [scene]
    UIApplication.shared.delegate = Delegate()
    defer {
      UIApplication.shared.connectedScenes = []
      UIApplication.shared.delegate = nil
    }
    leaveAndReturn()
    #expect(
      Self.log == [
        "willResignActive foregroundActive", "didEnterBackground background",
        "willEnterForeground foregroundInactive", "didBecomeActive foregroundActive",
      ])
  }

  @Test func `Observers are told after the delegates, in the same order`() {
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let seen = Seen()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: UIApplication.shared, queue: nil) { _ in
        MainActor.assumeIsolated { seen.names.append(name) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    leaveAndReturn()
    #expect(seen.names == names)
  }
}
