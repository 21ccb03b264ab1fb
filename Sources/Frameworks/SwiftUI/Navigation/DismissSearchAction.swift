/// See [DismissSearchAction](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
@preconcurrency @MainActor
public struct DismissSearchAction {
  let presented: Binding<Bool>?

  nonisolated init(presented: Binding<Bool>?) { self.presented = presented }

  public func callAsFunction() { presented?.wrappedValue = false }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(presented: nil) }
  }

  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
