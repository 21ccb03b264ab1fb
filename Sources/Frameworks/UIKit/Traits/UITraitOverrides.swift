import ObjectiveC

/// See [UITraitOverrides](https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.protocol).
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  mutating func remove(_ trait: UITrait)
}

extension UIView {
  /// Overrides hold for the view and all that is in it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.values(of: self) ?? TraitValues() }
    set { if TraitOverrides.set(newValue, of: self) { updateTraits() } }
  }
}

extension UIViewController {
  /// Overrides hold for the controller's view and all that is in it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.values(of: self) ?? TraitValues() }
    set { if TraitOverrides.set(newValue, of: self) { viewIfLoaded?.updateTraits() } }
  }

  /// Whether its view has others than what it lies in.
  var hasTraitsOfItsOwn: Bool {
    overrideUserInterfaceStyle != .unspecified || traitsFromParent != nil || TraitOverrides.values(of: self) != nil
  }
}

/// The traits that views and controllers override, kept beside them: few do.
@MainActor enum TraitOverrides {
  private static var key: UInt8 = 0
  private static var isUsed = false

  private final class Box: NSObject {
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values }
  }

  static func values(of owner: NSObject?) -> TraitValues? {
    guard isUsed, let owner else { return nil }
    return (objc_getAssociatedObject(owner, &key) as? Box)?.values
  }

  /// Answers whether something has changed.
  static func set(_ overrides: any UITraitOverrides, of owner: NSObject) -> Bool {
    guard let new = overrides as? TraitValues, new != values(of: owner) ?? TraitValues() else { return false }
    isUsed = true
    objc_setAssociatedObject(owner, &key, Box(new), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return true
  }
}

extension UITraitCollection {
  /// With what someone overrides of it.
  @MainActor func with(overridesOf owner: NSObject?) -> UITraitCollection {
    guard let overrides = TraitOverrides.values(of: owner), overrides != TraitValues() else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(overrides)])
  }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init(TraitValues().changed { $0[trait] = value })
  }

  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
}
