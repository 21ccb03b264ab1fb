/// See [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }

  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.interfaceOrientation }

  /// That of the screen, which a scene fills.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  open var windows: [UIWindow] { UIApplication.shared.visibleWindows.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Keeps the window that the framework itself made for the scene.
  var ownWindow: UIWindow?
}
