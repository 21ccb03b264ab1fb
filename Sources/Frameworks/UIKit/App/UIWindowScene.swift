/// See [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }

  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.interfaceOrientation }

  /// That of the screen, which a scene fills.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The storyboard's window is among them before it is shown: a scene's delegate gives it its content.
  open var windows: [UIWindow] {
    let visible = UIApplication.shared.visibleWindows.filter { $0.windowScene === self }
    guard let ownWindow, ownWindow.isHidden else { return visible }
    return [ownWindow] + visible.filter { $0 !== ownWindow }
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Keeps the window that the framework itself made for the scene.
  var ownWindow: UIWindow?
}

extension UIWindowScene {
  /// See [UIWindowScene.GeometryPreferences](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences).
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// See [UIWindowScene.GeometryPreferences.iOS](https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios).
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    override init() { super.init() }
  }

  /// Turns the interface, if the app and the controller in front allow one of the orientations; else the handler is told
  /// of an error.
  @preconcurrency public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let application = UIApplication.shared
    if wanted.contains(UIInterfaceOrientationMask(application.interfaceOrientation)) { return }
    let known: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    let allowed = wanted.intersection(application.supportedOrientations)
    guard let orientation = known.first(where: { allowed.contains(UIInterfaceOrientationMask($0)) }) else {
      errorHandler?(
        CocoaError(
          .featureUnsupported,
          userInfo: [
            NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller"
          ]
        ))
      return
    }
    application.turnInterface(to: orientation)
  }
}

/// See [UIWindowSceneDelegate](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowKeeping {
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Of a delegate that has no such property, it is nil in an optional.
  public var window: UIWindow?? { .some((self as any _WindowKeeping).window) }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
}
