/// See [IdentityTransition](https://developer.apple.com/documentation/swiftui/identitytransition).
public struct IdentityTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
