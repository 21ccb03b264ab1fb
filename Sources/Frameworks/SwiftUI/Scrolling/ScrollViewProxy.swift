import UIKit

/// See [ScrollViewProxy](https://developer.apple.com/documentation/swiftui/scrollviewproxy).
@preconcurrency @MainActor
public struct ScrollViewProxy {
  private let reader: Weak

  private struct Weak {
    weak var node: _ViewNode?
  }

  /// The identifiers of the views in the scroll view of which so much is in sight, in the order of the views.
  func visibleTargets(_ threshold: Double) -> [AnyHashable] {
    guard let node = reader.node, let scroll = ScrollTarget.scrollView(in: node) else { return [] }
    let sight = scroll.bounds
    return ScrollTarget.identified(in: node).filter { _, place in
      let box = place.rect(in: scroll)
      let shown = box.intersection(sight)
      guard !shown.isNull, box.width > 0, box.height > 0 else { return false }
      return shown.width * shown.height >= max(threshold, 0.000_1) * box.width * box.height
    }.map(\.id)
  }

  /// Scrolls where a position says, when the views are in their places.
  func apply(_ target: ScrollPosition.Target, _ anchor: UnitPoint?) {
    switch target {
    case .automatic, .user: break
    case .view(let id, let own): scrollTo(id, anchor: own ?? anchor)
    case .edge(let edge): move { $0.offset(to: edge) }
    case .offset(let x, let y):
      move { CGPoint(x: x ?? $0.contentOffset.x, y: y ?? $0.contentOffset.y) }
    }
  }

  private func move(_ place: @escaping @MainActor (UIScrollView) -> CGPoint) {
    guard let node = reader.node else { return }
    node.graph.afterUpdate { [weak node] in
      guard let node else { return }
      node.graph.host?.layoutIfNeeded()
      if let scroll = ScrollTarget.scrollView(in: node) { scroll.contentOffset = scroll.reachable(place(scroll)) }
    }
  }

  init(node: _ViewNode) { reader = Weak(node: node) }

  /// Without an anchor the view is moved as little as it takes to see it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node else { return }
    node.graph.afterUpdate { [weak node] in
      guard let node else { return }
      node.graph.host?.layoutIfNeeded()
      guard let place = ScrollTarget.place(of: AnyHashable(id), in: node) else { return }
      ScrollTarget.show(place, anchor)
    }
  }
}
