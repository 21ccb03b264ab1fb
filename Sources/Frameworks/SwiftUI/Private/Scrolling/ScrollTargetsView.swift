import UIKit

/// Content with an action for which of the views in its scroll view are in sight.
struct ScrollTargetsView<Content: View, ID: Hashable>: View {
  let content: Content
  let threshold: Double
  let action: ([ID]) -> Void
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
