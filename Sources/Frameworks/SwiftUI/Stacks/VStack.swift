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

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { StackNode(view, context) }
}

extension VStack: LinearStack {
  var axis: Axis { .vertical }
  var alignmentKey: AlignmentKey { alignment.key }
}
