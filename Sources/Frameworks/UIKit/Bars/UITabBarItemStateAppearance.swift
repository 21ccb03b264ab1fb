/// See [UITabBarItemStateAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  final var onChange: (@MainActor () -> Void)?
  final var kept = KeptValues()

  open var iconColor: UIColor? { didSet { onChange?() } }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// What an item's button is tinted with.
  var color: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor ?? iconColor }
}
