/// Kept and given back: none of it is drawn.
extension UIToolbar {
  public var standardAppearance: UIToolbarAppearance {
    get { kept.made { UIToolbarAppearance() } }
    set { kept.set(newValue) }
  }

  public var compactAppearance: UIToolbarAppearance? {
    get { kept.value(nil as UIToolbarAppearance?) }
    set { kept.set(newValue) }
  }

  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { kept.value(nil as UIToolbarAppearance?) }
    set { kept.set(newValue) }
  }

  public var isTranslucent: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: barMetrics, "backgroundImage")
  }

  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { kept.value(for: barMetrics, "backgroundImage") }

  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    kept.set(shadowImage, for: topOrBottom, "shadowImage")
  }

  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    kept.value(for: topOrBottom, "shadowImage")
  }
}
