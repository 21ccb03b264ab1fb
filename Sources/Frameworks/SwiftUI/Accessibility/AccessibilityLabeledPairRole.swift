/// See [AccessibilityLabeledPairRole](https://developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole).
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}
