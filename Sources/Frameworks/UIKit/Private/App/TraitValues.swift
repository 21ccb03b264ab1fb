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
  var legibilityWeight = UILegibilityWeight.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  /// Those of an app's own.
  var custom: [ObjectIdentifier: TraitBox] = [:]

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
    adopt(\.legibilityWeight, of: other, unless: .unspecified)
    adopt(\.layoutDirection, of: other, unless: .unspecified)
    adopt(\.forceTouchCapability, of: other, unless: .unknown)
    custom.merge(other.custom) { $1 }
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

/// Someone's wish to hear of changes of some traits.
@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
  private static var all: [ObjectIdentifier: [TraitChangeRegistration]] = [:]

  private weak var observed: AnyObject?
  private let traits: [UITrait]
  private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  private init(
    _ observed: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) {
    self.observed = observed
    self.traits = traits
    self.handler = handler
  }

  static func add(
    _ observed: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> TraitChangeRegistration {
    all = all.filter { $0.value.contains { $0.observed != nil } }
    let registration = TraitChangeRegistration(observed, traits, handler)
    all[ObjectIdentifier(observed), default: []].append(registration)
    return registration
  }

  static func remove(_ registration: any UITraitChangeRegistration) {
    for key in all.keys { all[key]?.removeAll { $0 === registration } }
  }

  static func tell(_ object: AnyObject, from previous: UITraitCollection, to new: UITraitCollection) {
    guard !all.isEmpty, let registrations = all[ObjectIdentifier(object)] else { return }
    for registration in registrations where registration.observed === object {
      let hasChanged = registration.traits.contains { previous.values.comparable($0) != new.values.comparable($0) }
      if hasChanged { registration.handler(object, previous) }
    }
  }
}
