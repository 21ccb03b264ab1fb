/// Kept and given back: there is no status bar to show them, and no system that starts the app.
extension UIApplication {
  public var isNetworkActivityIndicatorVisible: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var isStatusBarHidden: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var statusBarStyle: UIStatusBarStyle {
    get { kept.value(.default) }
    set { kept.set(newValue) }
  }

  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

  /// That of the screen's safe area.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeArea.top)
  }

  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    kept.set(minimumBackgroundFetchInterval)
  }

  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}
