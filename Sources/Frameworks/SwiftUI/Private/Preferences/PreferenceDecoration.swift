/// A view with a background or overlay that is made from a preference of the view.
struct PreferenceDecoration<Content: View, Key: PreferenceKey, Decoration: View>: View {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let decoration: (Key.Value) -> Decoration
  @State private var memory = PreferenceMemory<Key>()

  var body: some View {
    let shown = PreferenceReadingView(memory: memory, content: decoration)
    let watched = content.modifier(PreferenceWatchModifier(memory: memory))
    watched.modifier(
      _DecorationModifier(decoration: shown, alignment: alignment, isBehind: isBehind))
  }
}
