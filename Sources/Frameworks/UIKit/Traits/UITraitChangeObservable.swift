/// See [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls the handler after one of the traits has changed, with the collection before.
  @preconcurrency @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitChangeRegistration.add(self, traits) { observed, previous in
      if let observed = observed as? Self { handler(observed, previous) }
    }
  }

  /// The same for a handler that says what it takes: `Self`, which in a class is not the type that calls.
  @_disfavoredOverload @preconcurrency @discardableResult public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitChangeRegistration.add(self, traits) { observed, previous in
      if let observed = observed as? Observed { handler(observed, previous) }
    }
  }

  /// Performs the action with what is observed and the collection before, as far as it takes them.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return TraitChangeRegistration.add(self, traits) { [weak target] observed, previous in
      guard let target else { return }
      _ = MethodTable.invoke(target: target, selector: action, arguments: [observed, previous])
    }
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitChangeRegistration.remove(registration)
  }
}

/// See [UITraitChangeRegistration](https://developer.apple.com/documentation/uikit/uitraitchangeregistration-67e81).
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// See [UIMutableTraits](https://developer.apple.com/documentation/uikit/uimutabletraits).
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}
