extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedContent<Self, _FocusModifier<Bool>> {
    modifier(_FocusModifier(binding: condition, value: true, absent: false))
  }

  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusModifier<Value?>> {
    modifier(_FocusModifier(binding: binding, value: value, absent: nil))
  }
}
