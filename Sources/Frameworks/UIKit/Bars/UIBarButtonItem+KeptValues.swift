/// Kept and given back: bars draw their items in the style of the system.
extension UIBarButtonItem {
  public var possibleTitles: Set<String>? {
    get { kept.value(nil as Set<String>?) }
    set { kept.set(newValue) }
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: [Int(state.rawValue), barMetrics.rawValue], "backgroundImage")
  }

  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept.value(for: [Int(state.rawValue), barMetrics.rawValue], "backgroundImage")
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: [Int(state.rawValue), style.rawValue, barMetrics.rawValue], "backgroundImage")
  }

  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { kept.value(for: [Int(state.rawValue), style.rawValue, barMetrics.rawValue], "backgroundImage") }

  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: [Int(state.rawValue), barMetrics.rawValue], "backButtonBackgroundImage")
  }

  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept.value(for: [Int(state.rawValue), barMetrics.rawValue], "backButtonBackgroundImage")
  }

  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    kept.set(adjustment, for: barMetrics, "backButtonTitlePositionAdjustment")
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    kept.value(for: barMetrics, "backButtonTitlePositionAdjustment") ?? .zero
  }
}
