import Foundation
import Testing
@testable @_spi(Windfall) import UIKit

@MainActor struct UIWindowTests {
  @Test func `Levels are moved by numbers`() {
    var level = UIWindow.Level.alert + 1
    level -= 0.5
    #expect(level.rawValue == 2000.5 && level - 1 < .alert)
  }

  @Test func `A subclass may start from a scene`() {
    final class SceneWindow: UIWindow {
      init(of scene: UIWindowScene) { super.init(windowScene: scene) }

      required init?(coder: NSCoder) { nil }
    }
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    let window = SceneWindow(of: scene)
    #expect(window.windowScene === scene && window.isHidden && window.frame == scene.screen.bounds)
  }

  @Test func `A window that nobody keeps lives to the end of the turn in which it was shown`() async {
    weak var window: UIWindow?
    let controller = UIViewController()
    do {
      let shown = UIWindow(frame: UIScreen.main.bounds)
      shown.rootViewController = controller
      shown.makeKeyAndVisible()
      window = shown
    }
    let other = UIViewController()
    controller.present(other, animated: false)
    #expect(controller.presentedViewController === other)
    controller.dismiss(animated: false)
    window?.isHidden = true
    await passTurns()
    #expect(window == nil)
  }
}

@Suite(.serialized) @MainActor struct UISceneConfigurationTests {
  private func entry(delegate: String) throws -> SceneManifest.Entry {
    let configuration = ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": delegate]
    let roles = [UISceneSession.Role.windowApplication.rawValue: [configuration]]
    let manifest = try #require(SceneManifest(info: ["UIApplicationSceneManifest": ["UISceneConfigurations": roles]]))
    return try #require(manifest.entry(named: nil, role: .windowApplication))
  }

  @Test func `A delegate that is not there is left out`() throws {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.take(try entry(delegate: "Gone.SceneDelegate"))
    #expect(configuration.name == "Default")
    #expect(configuration.delegateClass == nil)
  }

  @Test func `A delegate is found by its name`() throws {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.take(try entry(delegate: "UIKit.UIResponder"))
    #expect(configuration.delegateClass == UIResponder.self)
  }
}

@Suite(.serialized) @MainActor struct UIWindowSceneGeometryPreferencesTests {
  private final class Controller: UIViewController {
    var mask = UIInterfaceOrientationMask.all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test func `A scene turns to an orientation that is allowed, and says where none is`() {
    let controller = Controller()
    withWindow(showing: controller) { _ in
      let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      var errors = 0
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in errors += 1 }
      #expect(controller.view.bounds.width > controller.view.bounds.height && errors == 0)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
      #expect(controller.view.bounds.width < controller.view.bounds.height && errors == 0)
      controller.mask = .portrait
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
      #expect(controller.view.bounds.width < controller.view.bounds.height && errors == 1)
    }
  }
}

@MainActor struct UIStatusBarManagerTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var isBarHidden = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
  }

  @Test func `The front controller decides, when it is asked to`() throws {
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    let manager = try #require(scene.statusBarManager)
    let (tabs, screen) = (UITabBarController(), Screen())
    tabs.viewControllers = [screen]
    withWindow(showing: tabs) { window in
      window.windowScene = scene
      #expect(manager.statusBarStyle == .lightContent)
      #expect(manager.statusBarFrame.height == UIScreen.main.safeArea.top)
      (screen.style, screen.isBarHidden) = (.darkContent, true)
      #expect(manager.statusBarStyle == .lightContent)
      screen.setNeedsStatusBarAppearanceUpdate()
      #expect(manager.statusBarStyle == .darkContent)
      #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    }
  }
}
