/// What is chosen in a list, where the app keeps it.
enum ListSelection<Value: Hashable> {
  case single(Binding<Value?>)
  case several(Binding<Set<Value>>)

  @MainActor
  func contains(_ value: Value) -> Bool {
    switch self {
    case .single(let binding): binding.wrappedValue == value
    case .several(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// Several rows are chosen only while the list is edited, as on iOS.
  func allowsChoice(isEditing: Bool) -> Bool {
    if case .several = self { return isEditing }
    return true
  }

  @MainActor
  func choose(_ value: Value) {
    switch self {
    case .single(let binding): binding.wrappedValue = value
    case .several(let binding):
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
  }
}
