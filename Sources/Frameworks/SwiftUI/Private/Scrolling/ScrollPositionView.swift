import UIKit

/// Content whose scroll view is where a binding says, and writes where a finger takes it.
struct ScrollPositionView<Content: View>: View {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
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
