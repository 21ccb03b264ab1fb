extension EnvironmentValues {
  private enum SubmitKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

  /// What pressing return in a field inside does.
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      let before = outer
      outer = {
        action()
        before?()
      }
    }
  }
}
