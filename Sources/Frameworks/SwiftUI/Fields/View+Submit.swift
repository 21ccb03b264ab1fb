extension EnvironmentValues {
  private enum SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
  private enum SearchKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  /// What pressing return in a field inside does.
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// What pressing return in the search field of a page inside does.
  var searchAction: (() -> Void)? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

extension View {
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitAction) { outer in
      if triggers.contains(.text) { outer = Self.doing(action, before: outer) }
    }
    .transformEnvironment(\.searchAction) { outer in
      if triggers.contains(.search) { outer = Self.doing(action, before: outer) }
    }
  }

  private static func doing(
    _ action: @escaping () -> Void, before outer: (() -> Void)?
  ) -> () -> Void {
    return {
      action()
      outer?()
    }
  }
}
