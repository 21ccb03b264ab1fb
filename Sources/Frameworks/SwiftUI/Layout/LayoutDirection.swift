/// Where lines start: [LayoutDirection](https://developer.apple.com/documentation/swiftui/layoutdirection).
///
/// Layout is from left to right always.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
