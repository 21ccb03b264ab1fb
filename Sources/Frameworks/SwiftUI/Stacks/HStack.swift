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

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { StackNode(view, context) }
}

extension HStack: LinearStack {
  var axis: Axis { .horizontal }
  var alignmentKey: AlignmentKey { alignment.key }
}
