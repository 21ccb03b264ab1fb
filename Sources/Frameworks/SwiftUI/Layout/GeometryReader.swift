import UIKit

/// Makes its content from its own size: [GeometryReader](https://developer.apple.com/documentation/swiftui/geometryreader).
public struct GeometryReader<Content: View>: PrimitiveView {
  nonisolated(unsafe) public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { GeometryNode(view, context) }
}

private final class GeometryNode<Content: View>: _Node<GeometryReader<Content>>, StateDependent {
  private var view: GeometryReader<Content>
  private var content: _Node<Content>?
  private let item = GeometryItem()

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    item.source = { [unowned self] in
      var items: [LayoutItem] = []
      content?.collectItems(into: &items)
      return items
    }
    item.onResize = { [unowned self] in revalidate() }
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    revalidate()
  }

  /// Nothing is made before the first layout: content never sees a size that it does not get.
  override func revalidate() {
    isInvalid = false
    guard let size = item.lastSize else { return }
    let made = ViewGraph.evaluate(self) { view.content(GeometryProxy(size: size, item: item)) }
    if let content {
      content.update(made, environment)
    } else {
      content = Content._makeNode(made, childContext)
      structureChanged()
    }
  }

  override func remove() {
    super.remove()
    item.source = nil
    item.onResize = nil
    item.container = nil
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  override func structureChanged() { item.childrenChanged() }
}

/// Takes all it is offered and tells of each new size.
private final class GeometryItem: ContainerItem {
  private(set) var lastSize: CGSize?
  var onResize: (() -> Void)?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    if rect.size != lastSize {
      lastSize = rect.size
      onResize?()
    }
    super.placeContents(rect, proposal)
  }

  override func arrangement(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let offer = ProposedViewSize(size)
    return children.map { Placement(rect: CGRect(origin: .zero, size: $0.size(offer)), proposal: offer) }
  }
}
