/// Kept and given back: none of it is drawn.
extension UINavigationBar {
  public var backIndicatorImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var backIndicatorTransitionMaskImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { kept.value(nil as UINavigationBarAppearance?) }
    set { kept.set(newValue) }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept.value(nil as UINavigationBarAppearance?) }
    set { kept.set(newValue) }
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: barMetrics, "backgroundImage")
  }

  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    kept.set(adjustment, for: barMetrics, "titleVerticalPositionAdjustment")
  }

  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept.value(for: barMetrics, "titleVerticalPositionAdjustment") ?? 0
  }
}
