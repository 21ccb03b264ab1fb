/// Kept and given back: bars have the colour of their background, and no effect, picture or line.
extension UIBarAppearance {
  public var backgroundEffect: UIBlurEffect? {
    get { kept.value(nil as UIBlurEffect?) }
    set { kept.set(newValue) }
  }

  public var backgroundImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var backgroundImageContentMode: UIView.ContentMode {
    get { kept.value(.scaleToFill) }
    set { kept.set(newValue) }
  }

  public var shadowImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }
}

/// Kept and given back: buttons and titles of bars are drawn as without.
extension UINavigationBarAppearance {
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { kept.made { UIBarButtonItemAppearance(style: .plain) } }
    set { kept.set(newValue) }
  }

  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { kept.made { UIBarButtonItemAppearance(style: .done) } }
    set { kept.set(newValue) }
  }

  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { kept.made { UIBarButtonItemAppearance(style: .plain) } }
    set { kept.set(newValue) }
  }

  public var titlePositionAdjustment: UIOffset {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public var backIndicatorImage: UIImage? { kept.value(nil as UIImage?) }

  public var backIndicatorTransitionMaskImage: UIImage? { kept.value(nil as UIImage?) }

  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    kept.set(backIndicatorImage, "backIndicatorImage")
    kept.set(backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage")
  }
}

/// Kept and given back: tab bars lay their items out in one way.
extension UITabBarAppearance {
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { kept.made { UITabBarItemAppearance() } }
    set { kept.set(newValue) }
  }

  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { kept.made { UITabBarItemAppearance() } }
    set { kept.set(newValue) }
  }

  public var selectionIndicatorTintColor: UIColor? {
    get { kept.value(nil as UIColor?) }
    set { kept.set(newValue) }
  }
}
