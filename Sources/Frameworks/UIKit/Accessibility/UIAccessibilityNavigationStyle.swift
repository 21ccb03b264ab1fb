/// See [UIAccessibilityNavigationStyle](https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle).
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}
