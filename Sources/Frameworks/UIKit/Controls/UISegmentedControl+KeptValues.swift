/// Kept and given back: segments are drawn in the style of the system.
extension UISegmentedControl {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: [Int(state.rawValue), barMetrics.rawValue], "backgroundImage")
  }

  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept.value(for: [Int(state.rawValue), barMetrics.rawValue], "backgroundImage")
  }

  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    kept.set(
      dividerImage, for: [Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue], "dividerImage")
  }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    kept.value(for: [Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue], "dividerImage")
  }
}
