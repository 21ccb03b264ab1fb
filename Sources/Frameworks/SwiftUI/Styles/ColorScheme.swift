/// Light or dark: [ColorScheme](https://developer.apple.com/documentation/swiftui/colorscheme).
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}
