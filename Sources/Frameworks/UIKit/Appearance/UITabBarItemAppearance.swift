/// See [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()

  final var onChange: (@MainActor () -> Void)? {
    didSet { (normal.onChange, selected.onChange) = (onChange, onChange) }
  }

  public override init() { super.init() }
}
