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
  private let values: [@MainActor (UITraitCollection) -> AnyHashable]
  private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  private init(
    _ observed: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) {
    self.observed = observed
    values = traits.map(TraitChangeRegistration.value)
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
      if registration.values.contains(where: { $0(previous) != $0(new) }) { registration.handler(object, previous) }
    }
  }

  private static func value(of trait: UITrait) -> @MainActor (UITraitCollection) -> AnyHashable {
    if trait == UITraitUserInterfaceStyle.self { return { $0.userInterfaceStyle } }
    if trait == UITraitUserInterfaceIdiom.self { return { $0.userInterfaceIdiom } }
    if trait == UITraitHorizontalSizeClass.self { return { $0.horizontalSizeClass } }
    if trait == UITraitVerticalSizeClass.self { return { $0.verticalSizeClass } }
    if trait == UITraitDisplayScale.self { return { $0.displayScale } }
    if trait == UITraitPreferredContentSizeCategory.self { return { $0.preferredContentSizeCategory } }
    if trait == UITraitDisplayGamut.self { return { $0.displayGamut } }
    if trait == UITraitAccessibilityContrast.self { return { $0.accessibilityContrast } }
    fatalError("registerForTraitChanges: \(trait) is not a trait of UIKit, and others are not supported")
  }
}
