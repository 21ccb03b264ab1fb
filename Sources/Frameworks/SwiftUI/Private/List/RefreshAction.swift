/// What pulling a list down does.
struct RefreshAction {
  let run: @MainActor () async -> Void
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
