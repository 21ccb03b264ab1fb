import Foundation

/// A column for scroll views: [LazyVStack](https://developer.apple.com/documentation/swiftui/lazyvstack).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
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

extension LazyVStack: LinearStack {
  var axis: Axis { .vertical }
  var alignmentKey: AlignmentKey { alignment.key }
}
