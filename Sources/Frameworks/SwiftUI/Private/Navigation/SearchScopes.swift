/// What a person may restrict a search to, and what is chosen.
struct SearchScopes {
  let views: [ListedView]
  let choice: TabChoice
}

extension EnvironmentValues {
  private enum ScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
  private enum SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
  private enum TextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
  private enum OuterKey: EnvironmentKey { static var defaultValue: PageSearch? { nil } }

  var searchScopes: SearchScopes? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// The text that suggestions complete.
  var searchText: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The search that stands around a navigation stack: its first page shows the field.
  var outerSearch: PageSearch? {
    get { self[OuterKey.self] }
    set { self[OuterKey.self] = newValue }
  }
}
