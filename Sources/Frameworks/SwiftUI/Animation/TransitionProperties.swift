/// See [TransitionProperties](https://developer.apple.com/documentation/swiftui/transitionproperties).
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
