extension EnvironmentValues {
  private enum HiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether controls inside show their labels.
  var labelsHidden: Bool {
    get { self[HiddenKey.self] }
    set { self[HiddenKey.self] = newValue }
  }
}

extension View {
  /// Toggles, pickers and steppers inside keep only their control.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
