import Foundation

/// A row for scroll views: [LazyHStack](https://developer.apple.com/documentation/swiftui/lazyhstack).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    LazyStackNode(view, context)
  }
}

extension LazyHStack: LinearStack {
  var axis: Axis { .horizontal }
  var alignmentKey: AlignmentKey { alignment.key }
}
