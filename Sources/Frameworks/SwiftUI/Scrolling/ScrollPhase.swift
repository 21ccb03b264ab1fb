/// See [ScrollPhase](https://developer.apple.com/documentation/swiftui/scrollphase).
///
/// Scroll views rest as soon as the finger leaves them.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}
