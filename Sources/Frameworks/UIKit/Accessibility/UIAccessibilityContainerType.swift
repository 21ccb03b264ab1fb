/// See [UIAccessibilityContainerType](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype).
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
