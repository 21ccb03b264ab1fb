/// The field stands in the bar, wherever it is wanted.
extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, prompt: prompt)
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: S
  ) -> some View {
    searchable(text: text, prompt: prompt)
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, presented: isPresented)
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, prompt: prompt).searchSuggestions(suggestions)
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, prompt: prompt).searchSuggestions(suggestions)
  }
}
