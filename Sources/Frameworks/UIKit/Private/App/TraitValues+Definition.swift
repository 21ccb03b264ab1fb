/// The value of a trait of an app's own.
final class TraitBox: Hashable, @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }

  /// Values that cannot be compared are the same only if they were set together.
  static func == (left: TraitBox, right: TraitBox) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { right.value as? T == value }
    if let value = left.value as? any Equatable { return isEqual(value) }
    return left === right
  }

  func hash(into hasher: inout Hasher) {}
}

/// Traits by their definitions.
extension TraitValues: UITraitOverrides {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let path = Self.keyPath(of: trait) as? KeyPath<TraitValues, T.Value> { return self[keyPath: path] }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let path = Self.keyPath(of: trait) as? WritableKeyPath<TraitValues, T.Value> {
        self[keyPath: path] = newValue
      } else {
        custom[ObjectIdentifier(trait)] = TraitBox(newValue)
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    guard let path = Self.keyPath(of: trait) else { return custom[ObjectIdentifier(trait)] != nil }
    return self[keyPath: path] as? AnyHashable != TraitValues()[keyPath: path] as? AnyHashable
  }

  mutating func remove(_ trait: UITrait) {
    func reset<T: UITraitDefinition>(_ trait: T.Type) {
      if let path = Self.keyPath(of: trait) as? WritableKeyPath<TraitValues, T.Value> {
        self[keyPath: path] = TraitValues()[keyPath: path]
      }
    }
    custom[ObjectIdentifier(trait)] = nil
    reset(trait)
  }

  /// Where the value of one of UIKit's own is.
  private static func keyPath(of trait: UITrait) -> PartialKeyPath<TraitValues>? {
    if trait == UITraitUserInterfaceStyle.self { return \.userInterfaceStyle }
    if trait == UITraitUserInterfaceIdiom.self { return \.userInterfaceIdiom }
    if trait == UITraitHorizontalSizeClass.self { return \.horizontalSizeClass }
    if trait == UITraitVerticalSizeClass.self { return \.verticalSizeClass }
    if trait == UITraitDisplayScale.self { return \.displayScale }
    if trait == UITraitPreferredContentSizeCategory.self { return \.preferredContentSizeCategory }
    if trait == UITraitDisplayGamut.self { return \.displayGamut }
    if trait == UITraitAccessibilityContrast.self { return \.accessibilityContrast }
    if trait == UITraitLegibilityWeight.self { return \.legibilityWeight }
    if trait == UITraitLayoutDirection.self { return \.layoutDirection }
    if trait == UITraitForceTouchCapability.self { return \.forceTouchCapability }
    return nil
  }

  /// What changes with a trait.
  func comparable(_ trait: UITrait) -> AnyHashable? {
    Self.keyPath(of: trait).map { self[keyPath: $0] as? AnyHashable }
      ?? custom[ObjectIdentifier(trait)].map { AnyHashable($0) }
  }
}
