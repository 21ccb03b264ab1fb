import Synchronization

/// See [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let displayGamut: UIDisplayGamut
  public let accessibilityContrast: UIAccessibilityContrast

  private static let currentTraits = Mutex<UITraitCollection?>(nil)

  /// The collection that dynamic colours resolve against while a view draws; the screen's otherwise.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } ?? Device.current.traits }
    set { currentTraits.withLock { $0 = newValue } }
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle, userInterfaceIdiom: UIUserInterfaceIdiom,
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
    displayScale: CGFloat, preferredContentSizeCategory: UIContentSizeCategory,
    displayGamut: UIDisplayGamut = .unspecified, accessibilityContrast: UIAccessibilityContrast = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayGamut = displayGamut
    self.accessibilityContrast = accessibilityContrast
    super.init()
  }

  public convenience override init() { self.init(style: .unspecified) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }

  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  public convenience init(displayGamut: UIDisplayGamut) { self.init(gamut: displayGamut) }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(contrast: accessibilityContrast) }

  /// Later collections win where several specify the same trait.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<T>(_ keyPath: KeyPath<UITraitCollection, T>, _ isSpecified: (T) -> Bool, _ otherwise: T) -> T {
      collections.last { isSpecified($0[keyPath: keyPath]) }?[keyPath: keyPath] ?? otherwise
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, { $0 != .unspecified }, .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, { $0 != .unspecified }, .unspecified),
      horizontalSizeClass: last(\.horizontalSizeClass, { $0 != .unspecified }, .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, { $0 != .unspecified }, .unspecified),
      displayScale: last(\.displayScale, { $0 != 0 }, 0),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, { $0 != .unspecified }, .unspecified),
      displayGamut: last(\.displayGamut, { $0 != .unspecified }, .unspecified),
      accessibilityContrast: last(\.accessibilityContrast, { $0 != .unspecified }, .unspecified))
  }

  private convenience init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    scale: CGFloat = 0, category: UIContentSizeCategory = .unspecified, gamut: UIDisplayGamut = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified
  ) {
    self.init(
      userInterfaceStyle: style, userInterfaceIdiom: idiom, horizontalSizeClass: horizontal,
      verticalSizeClass: vertical, displayScale: scale, preferredContentSizeCategory: category,
      displayGamut: gamut, accessibilityContrast: contrast)
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.currentTraits.withLock { current -> UITraitCollection? in
      defer { current = self }
      return current
    }
    defer { UITraitCollection.currentTraits.withLock { $0 = previous } }
    actions()
  }

  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.userInterfaceStyle != userInterfaceStyle || traits?.displayGamut != displayGamut
      || traits?.accessibilityContrast != accessibilityContrast
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other
      || (userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
        && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
        && displayScale == other.displayScale && preferredContentSizeCategory == other.preferredContentSizeCategory
        && displayGamut == other.displayGamut && accessibilityContrast == other.accessibilityContrast)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  func with(style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}
