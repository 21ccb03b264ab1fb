/// Where lines of text go: [TextAlignment](https://developer.apple.com/documentation/swiftui/textalignment).
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
