/// See [UITraitAccessibilityContrast](https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast).
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}
