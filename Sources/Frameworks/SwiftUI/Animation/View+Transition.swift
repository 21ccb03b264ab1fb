/// Changes take no time here: what says how a change is shown leaves the view as it is.
extension View {
  public func transition(_ t: AnyTransition) -> Self { self }

  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition, phase: .identity))
  }

  public func animation(_ animation: Animation?) -> Self { self }

  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }

  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// The geometry of views is matched only on their way, which takes no time.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> Self { self }
}
