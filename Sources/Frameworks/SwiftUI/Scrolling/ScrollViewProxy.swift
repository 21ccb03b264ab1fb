import UIKit

/// See [ScrollViewProxy](https://developer.apple.com/documentation/swiftui/scrollviewproxy).
public struct ScrollViewProxy {
  private let reader: Weak

  private struct Weak {
    weak var node: _ViewNode?
  }

  /// The identifiers of the views in the scroll view of which so much is in sight, in the order of the views.
  @MainActor func visibleTargets(_ threshold: Double) -> [AnyHashable] {
    guard let node = reader.node, let scroll = ScrolledPlace.scrollView(in: node) else { return [] }
    let sight = scroll.bounds
    return ScrolledPlace.identified(in: node).filter { _, place in
      let box = place.rect(in: scroll)
      let shown = box.intersection(sight)
      guard !shown.isNull, box.width > 0, box.height > 0 else { return false }
      return shown.width * shown.height >= max(threshold, 0.000_1) * box.width * box.height
    }.map(\.id)
  }

  /// Scrolls where a position says, when the views are in their places.
  @MainActor func apply(_ target: ScrollPosition.Target, _ anchor: UnitPoint?) {
    switch target {
    case .automatic, .user: break
    case .view(let id, let own): scrollTo(id, anchor: own ?? anchor)
    case .edge(let edge): move { $0.offset(to: edge) }
    case .offset(let x, let y):
      move { CGPoint(x: x ?? $0.contentOffset.x, y: y ?? $0.contentOffset.y) }
    }
  }

  @MainActor private func move(_ place: @escaping @MainActor (UIScrollView) -> CGPoint) {
    guard let node = reader.node else { return }
    node.graph.afterUpdate { [weak node] in
      guard let node else { return }
      node.graph.host?.layoutIfNeeded()
      if let scroll = ScrolledPlace.scrollView(in: node) { scroll.contentOffset = scroll.reachable(place(scroll)) }
    }
  }

  nonisolated init(node: _ViewNode) { reader = Weak(node: node) }

  /// Without an anchor the view is moved as little as it takes to see it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node else { return }
    MainActor.assuming(AnyHashable(id)) { id in
      node.graph.afterUpdate { [weak node] in
        guard let node else { return }
        node.graph.host?.layoutIfNeeded()
        guard let place = ScrolledPlace.place(of: id, in: node) else { return }
        ScrolledPlace.show(place, anchor)
      }
    }
  }
}

/// See [ScrollViewReader](https://developer.apple.com/documentation/swiftui/scrollviewreader).
public struct ScrollViewReader<Content: View>: PrimitiveView {
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ScrollReaderNode(view, context)
  }
}

private final class ScrollReaderNode<Content: View>: _Node<ScrollViewReader<Content>>, StateDependent {
  private var view: ScrollViewReader<Content>
  private var content: _Node<Content>?

  init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    content = Content._makeNode(evaluate(), childContext)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: ScrollViewReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    revalidate()
  }

  override func revalidate() {
    isInvalid = false
    content?.update(evaluate(), environment)
  }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(node: self)
    return ViewGraph.evaluate(self) { view.content(proxy) }
  }
}

nonisolated extension View {
  /// There are no indicators, whatever is said here.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> Self
  {
    self
  }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.isScrollBackgroundHidden, visibility == .hidden)
  }
}
