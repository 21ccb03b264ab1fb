/// Kept and given back, for assistive technologies, which there are none of.
extension UIResponder {
  public var accessibilityLanguage: String? {
    get { kept.value(nil as String?) }
    set { kept.set(newValue) }
  }

  public var accessibilityPath: UIBezierPath? {
    get { kept.value(nil as UIBezierPath?) }
    set { kept.set(newValue) }
  }

  public var accessibilityUserInputLabels: [String]! {
    get { kept.value(nil as [String]?) }
    set { kept.set(newValue as [String]?) }
  }

  public var accessibilityRespondsToUserInteraction: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept.value(nil as [UIAccessibilityCustomRotor]?) }
    set { kept.set(newValue) }
  }

  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept.value(.automatic) }
    set { kept.set(newValue) }
  }

  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { kept.value(.none) }
    set { kept.set(newValue) }
  }
}
