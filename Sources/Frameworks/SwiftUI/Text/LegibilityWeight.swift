/// See [LegibilityWeight](https://developer.apple.com/documentation/swiftui/legibilityweight).
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
