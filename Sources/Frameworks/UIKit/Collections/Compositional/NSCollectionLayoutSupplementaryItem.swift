/// See [NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    anchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The place of the item at what it belongs to.
  func frame(in container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let point = containerAnchor.point(in: container)
    let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
    let offset = containerAnchor.offset(for: size)
    let ownOffset = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      origin: CGPoint(x: point.x - own.x + offset.x + ownOffset.x, y: point.y - own.y + offset.y + ownOffset.y),
      size: size)
  }
}

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

/// See [NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  open private(set) var isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Without an edge on an axis, the middle.
  func point(in box: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? box.minX : edges.contains(.trailing) ? box.maxX : box.midX,
      y: edges.contains(.top) ? box.minY : edges.contains(.bottom) ? box.maxY : box.midY)
  }

  /// Fractions are those of the anchored item.
  func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
