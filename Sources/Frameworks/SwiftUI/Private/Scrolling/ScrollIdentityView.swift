import UIKit

/// Content whose scroll view shows the view that a binding names, and writes which one a finger takes into sight.
struct ScrollIdentityView<Content: View, ID: Hashable>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let id: Binding<ID?>
  let anchor: UnitPoint?

  nonisolated init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    self.id = id
    self.anchor = anchor
  }

  @State private var observer = ScrollObserver()
  @State private var written = ScrollValueMemory<ID>()

  var body: some View {
    let (observer, written, id, anchor) = (observer, written, id, anchor)
    ScrollViewReader { proxy in
      content.scrollObserver(observer)
        .onChange(of: id.wrappedValue, initial: true) { _, new in
          if let new, new != written.value { proxy.scrollTo(new, anchor: anchor) }
          written.value = nil
          observer.onUserScroll = {
            guard let first = proxy.visibleTargets(0.5).compactMap({ $0.base as? ID }).first,
              first != id.wrappedValue
            else { return }
            written.value = first
            id.wrappedValue = first
          }
        }
    }
  }
}

/// Content whose scroll view is where a binding says, and writes where a finger takes it.
struct ScrollPositionView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  nonisolated init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    self.position = position
    self.anchor = anchor
  }

  @State private var observer = ScrollObserver()

  var body: some View {
    let (observer, position, anchor) = (observer, position, anchor)
    ScrollViewReader { proxy in
      content.scrollObserver(observer)
        .onChange(of: position.wrappedValue.requests, initial: true) { _, _ in
          proxy.apply(position.wrappedValue.target, anchor)
          observer.onUserScroll = { position.wrappedValue.noteUser(proxy.visibleTargets(0.5).first) }
        }
    }
  }
}

/// Content with an action for which of the views in its scroll view are in sight.
struct ScrollTargetsView<Content: View, ID: Hashable>: View {
  nonisolated(unsafe) let content: Content
  let threshold: Double
  nonisolated(unsafe) let action: ([ID]) -> Void

  nonisolated init(content: Content, threshold: Double, action: @escaping ([ID]) -> Void) {
    self.content = content
    self.threshold = threshold
    self.action = action
  }

  @State private var observer = ScrollObserver()
  @State private var memory = ScrollValueMemory<[ID]>()

  var body: some View {
    let (observer, memory) = (observer, memory)
    return ScrollViewReader { proxy in
      connect(observer, memory, proxy)
      return content.scrollObserver(observer)
    }
  }

  private func connect(_ observer: ScrollObserver, _ memory: ScrollValueMemory<[ID]>, _ proxy: ScrollViewProxy) {
    observer.onGeometry = { _ in
      let new = proxy.visibleTargets(threshold).compactMap { $0.base as? ID }
      guard new != memory.value else { return }
      memory.value = new
      action(new)
    }
  }
}

/// The value that an action for scrolling was last told.
@MainActor
final class ScrollValueMemory<Value> {
  var value: Value?

  nonisolated init() {}
}

/// Content with an action for what follows from where the scroll view in it is scrolled to.
struct ScrollGeometryView<Content: View, Value: Equatable>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let transform: (ScrollGeometry) -> Value
  nonisolated(unsafe) let action: (Value, Value) -> Void

  nonisolated init(
    content: Content, transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }

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

/// Content with an action for when its scroll view begins and ends to scroll.
struct ScrollPhaseView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  nonisolated init(content: Content, action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.content = content
    self.action = action
  }

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
