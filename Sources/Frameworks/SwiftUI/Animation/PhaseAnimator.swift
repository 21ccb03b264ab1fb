/// See [PhaseAnimator](https://developer.apple.com/documentation/swiftui/phaseanimator).
///
/// It rests in its first phase, where a run through all of them ends.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  nonisolated(unsafe) private let phase: Phase?
  nonisolated(unsafe) private let content: (Phase) -> Content

  nonisolated public init<S: Sequence>(
    _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.init(phases, content: content, animation: animation)
  }

  nonisolated public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    phase = Array(phases).first
    self.content = content
  }

  public var body: some View { if let phase { content(phase) } }
}

nonisolated extension View {
  /// The content is the view itself, in the first phase.
  public func phaseAnimator<Phase: Equatable, V: View, S: Sequence>(
    _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where S.Element == Phase {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }

  public func phaseAnimator<Phase: Equatable, V: View, S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where S.Element == Phase {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }
}
