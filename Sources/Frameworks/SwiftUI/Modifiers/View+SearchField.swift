/// The field stands in the bar, wherever it is wanted.
extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil
  ) -> ModifiedContent<Self, _SearchModifier> {
    searchable(text: text, prompt: prompt)
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchModifier> {
    searchable(text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: S
  ) -> ModifiedContent<Self, _SearchModifier> {
    searchable(text: text, prompt: prompt)
  }
}
