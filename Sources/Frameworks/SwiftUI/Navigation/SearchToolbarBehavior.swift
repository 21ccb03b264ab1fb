/// See [SearchToolbarBehavior](https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior).
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// See [SearchPresentationToolbarBehavior](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior).
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// See [DismissSearchAction](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
@preconcurrency @MainActor
public struct DismissSearchAction {
  nonisolated let presented: Binding<Bool>?

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
