/// What `focused` puts around a view.
public struct _FocusModifier<Value: Hashable>: EnvironmentModifier {
  let binding: FocusState<Value>.Binding
  /// What the state is while the field has the keyboard.
  let value: Value
  /// What it is after the field has lost it.
  let absent: Value

  func apply(to environment: inout EnvironmentValues) {
    let (binding, value, absent) = (binding, value, absent)
    environment.focusTarget = FocusTarget {
      binding.wrappedValue == value
    } report: { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = absent
      }
    }
  }

  func isSame(as other: Self) -> Bool {
    value == other.value && binding.location.map { own in other.binding.location === own } ?? false
  }
}
