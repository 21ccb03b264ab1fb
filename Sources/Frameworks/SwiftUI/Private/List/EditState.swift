import Observation

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
