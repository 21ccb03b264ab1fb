import Foundation

nonisolated extension View {
  /// The effect follows the place that the view is laid out at; scrolling does not change it.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { proxy in
        var look = _VisualLook(size: proxy.size)
        effect(EmptyVisualEffect(), proxy)._change(&look)
        return look
      })
  }

  /// Views are in sight, wherever they are scrolled to.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(axis: axis, transition: transition)
  }
}
