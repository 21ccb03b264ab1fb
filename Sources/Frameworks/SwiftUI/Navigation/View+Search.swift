nonisolated extension View {
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
    SearchableView(content: self, text: text, prompt: prompt)
  }

  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }

  /// What is offered while a person searches lies over the content.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// A tap puts the text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(\.searchScopes, SearchScopes(content: AnyView(scopes()), choice: TabChoice(scope)))
  }

  /// The scopes are shown while the search field is in use.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}
