import UIKit

/// Content whose scroll view shows the view that a binding names, and writes which one a finger takes into sight.
struct ScrollIdentityView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
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
