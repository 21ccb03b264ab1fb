import Synchronization

/// See [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var displayScale: CGFloat { values.displayScale }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  private static let currentTraits = Mutex<UITraitCollection?>(nil)

  /// The collection that dynamic colours resolve against while a view draws; the screen's otherwise.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } ?? Device.current.traits }
    set { currentTraits.withLock { $0 = newValue } }
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public convenience override init() { self.init(TraitValues()) }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues(displayGamut: displayGamut)) }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(TraitValues(forceTouchCapability: forceTouchCapability))
  }

  /// Later collections win where several specify the same trait.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.adopt(collection.values) }
    self.init(values)
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
    return values == other.values
  }

  public override var hash: Int { values.hashValue }

  func with(style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}
