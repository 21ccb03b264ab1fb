/// See [ScrollTransitionPhase](https://developer.apple.com/documentation/swiftui/scrolltransitionphase).
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// How far the view is from sight, from -1 to 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
