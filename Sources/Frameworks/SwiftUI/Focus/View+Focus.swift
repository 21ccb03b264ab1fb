nonisolated extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedContent<Self, _FocusModifier<Bool>> {
    modifier(_FocusModifier(binding: condition, value: true, absent: false))
  }

  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusModifier<Value?>> {
    modifier(_FocusModifier(binding: binding, value: value, absent: nil))
  }
}

/// The search field is that of `searchable` inside.
nonisolated extension View {
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(binding: binding, value: true, absent: false, isForSearch: true))
  }

  public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
    modifier(_FocusModifier<V?>(binding: binding, value: value, absent: nil, isForSearch: true))
  }
}

nonisolated extension View {
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// There is no keyboard to move the focus with.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
}
