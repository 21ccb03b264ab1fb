import Testing

@testable @_spi(Windfall) import UIKit

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
