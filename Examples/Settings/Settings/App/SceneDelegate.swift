import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let manager = StoredSettingsManager(defaults: .standard)
    if ProcessInfo.processInfo.arguments.contains("--reset-settings") {
      manager.reset()
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(
      rootViewController: SettingsViewController(settingsManager: manager))
    window.makeKeyAndVisible()
    self.window = window
  }
}
