/// See [NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []),
      anchor: nil)
  }

  /// At the start, at the end, or, where it is beside the items, at neither.
  func isAtStart(of axis: CollectionAxis) -> Bool? {
    switch alignment {
    case .top: axis == .vertical ? true : nil
    case .leading: axis == .vertical ? nil : true
    case .bottom: axis == .vertical ? false : nil
    case .trailing: axis == .vertical ? nil : false
    case .topLeading: true
    case .bottomTrailing: false
    case .topTrailing: axis == .vertical
    case .bottomLeading: axis != .vertical
    case .none: nil
    }
  }

  /// Where the item is across the axis, from 0 for the start to 1 for the end.
  func fractionAcross(_ axis: CollectionAxis) -> CGFloat {
    switch alignment {
    case .none: 0.5
    case .topLeading: 0
    case .bottomTrailing: 1
    case .top: axis == .vertical ? 0.5 : 0
    case .bottom: axis == .vertical ? 0.5 : 1
    case .leading: axis == .vertical ? 0 : 0.5
    case .trailing: axis == .vertical ? 1 : 0.5
    case .topTrailing: axis == .vertical ? 1 : 0
    case .bottomLeading: axis == .vertical ? 0 : 1
    }
  }
}
