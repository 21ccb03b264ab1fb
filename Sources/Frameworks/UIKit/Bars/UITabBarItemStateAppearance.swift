/// See [UITabBarItemStateAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance).
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  final var onChange: (@MainActor () -> Void)?
  final var kept = KeptValues()

  open var iconColor: UIColor? { didSet { onChange?() } }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// What an item's button is tinted with.
  var color: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor ?? iconColor }
}

/// Kept and given back: badges and the places of titles are drawn as without.
extension UITabBarItemStateAppearance {
  public var titlePositionAdjustment: UIOffset {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public var badgeBackgroundColor: UIColor? {
    get { kept.value(nil as UIColor?) }
    set { kept.set(newValue) }
  }

  public var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { kept.value([:]) }
    set { kept.set(newValue) }
  }
}
