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
