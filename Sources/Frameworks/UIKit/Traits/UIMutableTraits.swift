/// See [UIMutableTraits](https://developer.apple.com/documentation/uikit/uimutabletraits).
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
}
