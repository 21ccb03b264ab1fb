import Observation

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

  /// All that is chosen.
  @MainActor
  var values: Set<Value> {
    switch self {
    case .single(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .several(let binding): binding.wrappedValue
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

/// Whether the lists of a page are edited, where the app does not keep it.
@Observable
@MainActor
final class EditState {
  var mode = EditMode.inactive

  var binding: Binding<EditMode> {
    Binding {
      self.mode
    } set: {
      self.mode = $0
    }
  }
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  public var editMode: Binding<EditMode>? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}
