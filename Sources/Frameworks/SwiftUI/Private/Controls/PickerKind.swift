/// What a picker is shown as.
public enum _PickerKind: Sendable {
  case menu, segments
}

extension EnvironmentValues {
  private enum KindKey: EnvironmentKey { static var defaultValue: _PickerKind { .menu } }

  var pickerKind: _PickerKind {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }
}
