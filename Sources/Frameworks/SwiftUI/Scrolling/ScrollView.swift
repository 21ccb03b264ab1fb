@_spi(Windfall) import UIKit

/// Content that may be larger than its frame:
/// [ScrollView](https://developer.apple.com/documentation/swiftui/scrollview).
public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated(unsafe) public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { ScrollNode(view, context) }
}

private final class ScrollNode<Content: View>: _Node<ScrollView<Content>> {
  private let item: ScrollItem
  private let stack = StackItem(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
  private var content: _Node<Content>?

  init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    item = ScrollItem(view: ScrollRenderView(frame: .zero), child: stack)
    super.init(context)
    stack.source = { [unowned self] in
      var items: [LayoutItem] = []
      content?.collectItems(into: &items)
      return items
    }
    item.axes = view.axes
    environment.accessibilityScope?.elementAdded()
    item.apply(environment)
    content = Content._makeNode(view.content, contentContext)
  }

  /// The scroll view is an element itself.
  private var contentContext: _NodeContext {
    var inner = environment.withoutAccessibility()
    inner.contentMargins = EdgeInsets()
    inner.scrollObserver = nil
    return _NodeContext(graph: graph, parent: self, environment: inner)
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: ScrollView<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    item.apply(environment)
    if item.axes != view.axes {
      item.axes = view.axes
      item.invalidateLayout()
    }
    content?.update(view.content, contentContext.environment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    item.apply(environment)
    content?.updateEnvironment(contentContext.environment)
  }

  override func remove() {
    if isAlive { environment.accessibilityScope?.elementRemoved() }
    super.remove()
    stack.source = nil
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { stack.childrenChanged() }
}
