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
