/// See [VerticalEdge](https://developer.apple.com/documentation/swiftui/verticaledge).
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom
}
