/// Content that is made from a preference, and made anew when it changes.
struct PreferenceReadingView<Key: PreferenceKey, Content: View>: View {
  let memory: PreferenceMemory<Key>
  let content: (Key.Value) -> Content

  var body: some View { content(memory.location.value) }
}
