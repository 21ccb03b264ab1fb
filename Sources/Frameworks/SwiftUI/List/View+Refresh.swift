extension View {
  /// Lists inside can be pulled down to refresh them; scroll views cannot.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    transformEnvironment(\.refreshAction) { $0 = RefreshAction(run: action) }
  }
}
