/// Tokens stand in the search field before its text; a person adds those that are suggested.
nonisolated extension View {
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    nonisolated(unsafe) let tokens = tokens
    return searchable(text: text, prompt: prompt)
      .searchSuggestions {
        ForEach(suggestedTokens.wrappedValue) { suggestion in
          nonisolated(unsafe) let added = suggestion
          Button {
            tokens.wrappedValue.append(added)
            text.wrappedValue = ""
          } label: {
            token(suggestion)
          }
        }
      }
      .environment(\.searchTokens, tokens.wrappedValue.map { AnyView(token($0)) })
  }

  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, suggestedTokens: suggestedTokens, prompt: Text(prompt), token: token)
  }

  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, prompt: prompt)
      .environment(\.searchTokens, tokens.wrappedValue.map { AnyView(token($0)) })
  }

  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: Text(prompt), token: token)
  }
}
