/// What a picker is shown as.
public enum _PickerKind: Sendable {
  case menu, segments, wheel
  /// A row for each option; a wheel outside of lists.
  case rows
  /// A row that leads to a page of options.
  case page
}

extension EnvironmentValues {
  private enum KindKey: EnvironmentKey { static var defaultValue: _PickerKind { .menu } }

  var pickerKind: _PickerKind {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }
}
