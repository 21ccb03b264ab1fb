/// Content with an action for when its scroll view begins and ends to scroll.
struct ScrollPhaseView<Content: View>: View {
  let content: Content
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var observer = ScrollObserver()
  @State private var memory = ScrollValueMemory<ScrollPhase>()

  var body: some View {
    let (observer, memory) = (observer, memory)
    observer.onPhase = { new, geometry in
      let old = memory.value ?? .idle
      memory.value = new
      if old != new { action(old, new, ScrollPhaseChangeContext(geometry: geometry)) }
    }
    return content.scrollObserver(observer)
  }
}
