/// See [UIAccessibilityContrast](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast).
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
