extension View {
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// There is no keyboard to move the focus with.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
}
