/// Content with a search field in the bar around it, and suggestions over it while the field is in use.
struct SearchableView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  let text: Binding<String>
  let prompt: Text?
  nonisolated(unsafe) var presented: Binding<Bool>?

  nonisolated init(content: Content, text: Binding<String>, prompt: Text?, presented: Binding<Bool>? = nil) {
    self.content = content
    self.text = text
    self.prompt = prompt
    self.presented = presented
  }

  @State private var isPresented = false
  /// The text that a suggestion completed: it is not asked for more.
  @State private var completed: String?
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchTokens) private var tokens

  var body: some View {
    let presented = presented ?? $isPresented
    searched(presented)
      .environment(\.isSearching, presented.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction(presented: presented))
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .environment(\.searchTokens, [])
      .modifier(
        _SearchModifier(
          text: text, prompt: prompt?.plainString ?? "Search", presented: presented, scopes: scopes,
          tokens: tokens))
  }

  @ViewBuilder private func searched(_ presented: Binding<Bool>) -> some View {
    if let suggestions {
      content.frame(maxWidth: .infinity, maxHeight: .infinity).overlay {
        if presented.wrappedValue, completed != text.wrappedValue, !ListedView.list(suggestions).isEmpty {
          List { suggestions }
            .listStyle(.plain)
            .background(Color(.systemBackground))
            .environment(\.searchText, completing)
        }
      }
    } else {
      content
    }
  }

  private var completing: Binding<String> {
    Binding {
      text.wrappedValue
    } set: {
      completed = $0
      text.wrappedValue = $0
    }
  }
}
