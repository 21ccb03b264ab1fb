import Foundation

/// Views along the horizontal axis: [HStack](https://developer.apple.com/documentation/swiftui/hstack).
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { StackNode(view, context) }
}

extension HStack: LinearStack {
  var axis: Axis { .horizontal }
  var alignmentKey: AlignmentKey { alignment.key }
}

/// Views along the vertical axis: [VStack](https://developer.apple.com/documentation/swiftui/vstack).
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { StackNode(view, context) }
}

extension VStack: LinearStack {
  var axis: Axis { .vertical }
  var alignmentKey: AlignmentKey { alignment.key }
}

/// Views in front of each other: [ZStack](https://developer.apple.com/documentation/swiftui/zstack).
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  nonisolated(unsafe) let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { ZStackNode(view, context) }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
  private let layers: LayersItem

  init(_ view: ZStack<Content>, _ context: _NodeContext) {
    layers = LayersItem(alignment: view.alignment)
    super.init(context, item: layers)
    setContent(view.content)
  }

  override func update(_ view: ZStack<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if layers.alignment != view.alignment {
      layers.alignment = view.alignment
      layers.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}
