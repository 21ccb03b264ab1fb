/// Changes take no time here: what says how a change is shown leaves the view as it is.
extension View {
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  /// What the closure makes of the view is shown at once.
  public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }

  public func navigationTransition(_ style: NavigationTransition) -> Self { self }

  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

  public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> Self
  {
    self
  }

  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> Self { self }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
