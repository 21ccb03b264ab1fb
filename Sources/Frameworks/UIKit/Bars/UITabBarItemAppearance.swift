/// See [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()

  final var onChange: (@MainActor () -> Void)? {
    didSet { (normal.onChange, selected.onChange) = (onChange, onChange) }
  }

  /// Kept and given back: items are only drawn normal and selected.
  public let disabled = UITabBarItemStateAppearance()
  /// The same.
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
}
