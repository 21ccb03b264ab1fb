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
