/// Kept and given back: bars draw their items in the style of the system.
extension UITabBarItem {
  public var badgeColor: UIColor? {
    get { kept.value(nil as UIColor?) }
    set { kept.set(newValue) }
  }

  public var titlePositionAdjustment: UIOffset {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    kept.set(textAttributes, for: state.rawValue, "badgeTextAttributes")
  }

  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept.value(for: state.rawValue, "badgeTextAttributes")
  }
}
