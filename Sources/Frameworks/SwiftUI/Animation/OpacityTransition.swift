/// See [OpacityTransition](https://developer.apple.com/documentation/swiftui/opacitytransition).
public struct OpacityTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}
