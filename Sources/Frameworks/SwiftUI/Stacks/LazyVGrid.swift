import Foundation

/// A grid that grows along the vertical axis: [LazyVGrid](https://developer.apple.com/documentation/swiftui/lazyvgrid).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { LazyGridNode(view, context) }
}

extension LazyVGrid: LazyGrid {
  var axis: Axis { .vertical }
  var tracks: [GridItem] { columns }
  var alignmentKey: AlignmentKey { alignment.key }
}

/// A grid that grows along the horizontal axis: [LazyHGrid](https://developer.apple.com/documentation/swiftui/lazyhgrid).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { LazyGridNode(view, context) }
}

extension LazyHGrid: LazyGrid {
  var axis: Axis { .horizontal }
  var tracks: [GridItem] { rows }
  var alignmentKey: AlignmentKey { alignment.key }
}

/// Which views stay at the edge while scrolling:
/// [PinnedScrollableViews](https://developer.apple.com/documentation/swiftui/pinnedscrollableviews).
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A column for scroll views: [LazyVStack](https://developer.apple.com/documentation/swiftui/lazyvstack).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
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

/// A row for scroll views: [LazyHStack](https://developer.apple.com/documentation/swiftui/lazyhstack).
///
/// Views that `ForEach` makes exist from when they come into sight; all others from the start.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
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
