import UIKit

/// See [ScrollViewProxy](https://developer.apple.com/documentation/swiftui/scrollviewproxy).
@preconcurrency @MainActor
public struct ScrollViewProxy {
  private let reader: Weak

  private struct Weak {
    weak var node: _ViewNode?
  }

  init(node: _ViewNode) { reader = Weak(node: node) }

  /// Without an anchor the view is moved as little as it takes to see it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node else { return }
    node.graph.afterUpdate { [weak node] in
      guard let node else { return }
      node.graph.host?.layoutIfNeeded()
      guard let view = ScrollTarget.view(of: AnyHashable(id), in: node) else { return }
      ScrollTarget.show(view, anchor)
    }
  }
}
