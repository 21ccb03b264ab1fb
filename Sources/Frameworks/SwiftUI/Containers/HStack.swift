import Foundation

/// Views along the horizontal axis: [HStack](https://developer.apple.com/documentation/swiftui/hstack).
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { HStackNode(view, context) }
}

private final class HStackNode<Content: View>: ContainerNode<HStack<Content>, Content> {
  private let stack: StackItem

  init(_ view: HStack<Content>, _ context: _NodeContext) {
    stack = StackItem(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing)
    super.init(context, item: stack)
    setContent(view.content)
  }

  override func update(_ view: HStack<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if stack.alignment != view.alignment.key || stack.spacing != view.spacing {
      stack.alignment = view.alignment.key
      stack.spacing = view.spacing
      stack.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}
