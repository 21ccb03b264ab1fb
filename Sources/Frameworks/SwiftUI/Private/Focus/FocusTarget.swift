/// What a focus modifier wants of the first field inside it, and tells it of the keyboard.
@MainActor
struct FocusTarget {
  /// Whether the state says that the field has the keyboard; reading it is watched.
  let isWanted: @MainActor () -> Bool
  /// Tells the state that the field got the keyboard, or lost it.
  let report: @MainActor (Bool) -> Void
}

extension EnvironmentValues {
  private enum TargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }

  var focusTarget: FocusTarget? {
    get { self[TargetKey.self] }
    set { self[TargetKey.self] = newValue }
  }
}
