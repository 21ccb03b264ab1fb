/// See [HorizontalEdge](https://developer.apple.com/documentation/swiftui/horizontaledge).
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing
}
