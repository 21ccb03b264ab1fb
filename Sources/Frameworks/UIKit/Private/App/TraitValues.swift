/// The traits of a collection.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown

  /// Takes over what another collection specifies.
  mutating func adopt(_ other: TraitValues) {
    adopt(\.userInterfaceStyle, of: other, unless: .unspecified)
    adopt(\.userInterfaceIdiom, of: other, unless: .unspecified)
    adopt(\.horizontalSizeClass, of: other, unless: .unspecified)
    adopt(\.verticalSizeClass, of: other, unless: .unspecified)
    adopt(\.displayScale, of: other, unless: 0)
    adopt(\.preferredContentSizeCategory, of: other, unless: .unspecified)
    adopt(\.displayGamut, of: other, unless: .unspecified)
    adopt(\.accessibilityContrast, of: other, unless: .unspecified)
    adopt(\.layoutDirection, of: other, unless: .unspecified)
    adopt(\.forceTouchCapability, of: other, unless: .unknown)
  }

  private mutating func adopt<T: Equatable>(
    _ keyPath: WritableKeyPath<TraitValues, T>, of other: TraitValues, unless unspecified: T
  ) {
    if other[keyPath: keyPath] != unspecified { self[keyPath: keyPath] = other[keyPath: keyPath] }
  }

  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
