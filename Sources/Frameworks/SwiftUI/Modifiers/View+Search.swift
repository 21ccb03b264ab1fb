extension View {
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> ModifiedContent<Self, _SearchModifier> {
    modifier(_SearchModifier(text: text, prompt: prompt?.plainString ?? "Search"))
  }

  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> ModifiedContent<Self, _SearchModifier> {
    searchable(text: text, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, prompt: S
  ) -> ModifiedContent<Self, _SearchModifier> {
    searchable(text: text, prompt: Text(prompt))
  }
}
