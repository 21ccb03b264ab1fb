import Foundation

/// Views along the vertical axis: [VStack](https://developer.apple.com/documentation/swiftui/vstack).
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { VStackNode(view, context) }
}

private final class VStackNode<Content: View>: ContainerNode<VStack<Content>, Content> {
  private let stack: StackItem

  init(_ view: VStack<Content>, _ context: _NodeContext) {
    stack = StackItem(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
    super.init(context, item: stack)
    setContent(view.content)
  }

  override func update(_ view: VStack<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if stack.alignment != view.alignment.key || stack.spacing != view.spacing {
      stack.alignment = view.alignment.key
      stack.spacing = view.spacing
      stack.invalidateLayout()
    }
    content?.update(view.content, environment)
  }
}
