/// See [ColorSchemeContrast](https://developer.apple.com/documentation/swiftui/colorschemecontrast).
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}
