/// See [UIWindowSceneDelegate](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {
      if newValue != nil { fatalError("\(Self.self) has no property `window` that could keep the window") }
    }
  }
}
