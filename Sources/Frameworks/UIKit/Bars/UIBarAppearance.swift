/// See [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Bars that show the appearance look at it again when it changes.
  final var onChange: (@MainActor () -> Void)?
  final var kept = KeptValues()

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of an appearance, which may be that of another kind of bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    kept = barAppearance.kept
    super.init()
  }

  open var backgroundColor: UIColor? { didSet { didChange() } }

  /// The line at the edge of the bar, which is not drawn.
  open var shadowColor: UIColor? { didSet { didChange() } }

  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() {
    backgroundColor = .clear
    shadowColor = nil
  }

  func didChange() { onChange?() }
}

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

/// See [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

  public required init() { super.init() }

  public override init(barAppearance: UIBarAppearance) {
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
    }
    super.init(barAppearance: barAppearance)
  }
}
