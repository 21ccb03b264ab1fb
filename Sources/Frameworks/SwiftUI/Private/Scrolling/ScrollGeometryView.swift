/// Content with an action for what follows from where the scroll view in it is scrolled to.
struct ScrollGeometryView<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var observer = ScrollObserver()
  @State private var memory = ScrollValueMemory<Value>()

  var body: some View {
    let (observer, memory) = (observer, memory)
    observer.onGeometry = { geometry in
      let new = transform(geometry)
      let old = memory.value
      memory.value = new
      if let old, old != new { action(old, new) }
    }
    return content.scrollObserver(observer)
  }
}
