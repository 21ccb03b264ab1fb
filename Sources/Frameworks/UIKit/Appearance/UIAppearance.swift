/// See [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance).
///
/// A proxy is a view of its class. What is set on it is taken over by the views of the class that enter a window, where
/// they have no value of their own. These properties can be set: of every view `backgroundColor` and `tintColor`, of
/// bars their tints, title attributes and appearances, of labels the text's colour, of switches, sliders, progress views
/// and segmented controls their tints.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: Self.self, inside: containerTypes)
  }
}

/// See [UIAppearanceContainer](https://developer.apple.com/documentation/uikit/uiappearancecontainer).
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
