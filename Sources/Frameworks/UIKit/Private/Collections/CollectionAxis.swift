/// The direction in which a layout goes on; lengths are along it, breadths across it.
enum CollectionAxis {
  case vertical, horizontal

  var other: CollectionAxis { self == .vertical ? .horizontal : .vertical }

  func length(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func breadth(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func start(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }

  func end(_ rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }

  func before(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }

  func after(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.right }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  func rect(along: CGFloat, length: CGFloat, across: CGFloat, breadth: CGFloat) -> CGRect {
    CGRect(origin: point(along: along, across: across), size: size(length: length, breadth: breadth))
  }
}

extension NSDirectionalEdgeInsets {
  func before(_ axis: CollectionAxis) -> CGFloat { axis == .vertical ? top : leading }

  func after(_ axis: CollectionAxis) -> CGFloat { axis == .vertical ? bottom : trailing }
}

extension CGSize {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGRect {
  /// Whether the two have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && minY < other.maxY && (other.minX < maxX || width == 0 && other.minX == minX)
      && (other.minY < maxY || height == 0 && other.minY == minY)
  }
}

/// A place in a collection view that a view can be shown for.
struct CollectionElement: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func < (left: CollectionElement, right: CollectionElement) -> Bool {
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}

/// The lengths of a cell that follow from its content instead of the layout.
struct SelfSizing: OptionSet {
  let rawValue: Int

  static let width = SelfSizing(rawValue: 1)
  static let height = SelfSizing(rawValue: 2)
  static let both: SelfSizing = [.width, .height]
}

/// How far a collection view's layout and views are up to date.
struct CollectionState {
  /// The layout has been prepared since it was last invalidated.
  var isLayoutPrepared = false
  var isPreparing = false
  /// The views have been brought up to date since something changed, for these bounds.
  var shownBounds: CGRect?
  var isUpdatingViews = false
  var lastInset = UIEdgeInsets.zero
  /// Added to the offset when the layout is prepared.
  var offsetAdjustment = CGPoint.zero
  /// Cells that are asked for their sizes again.
  var unmeasured: Set<CollectionElement> = []
  /// Cells that the data source fills again in their places.
  var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  /// The attributes of the view that the data source is making.
  var wanted: UICollectionViewLayoutAttributes?
  /// What cells had before the update that goes on.
  var attributesBeforeUpdate: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The item that a finger moves, and where it would go to now.
  var movement: (origin: IndexPath, target: IndexPath)?
  /// The direction of the last scroll.
  var scrollsBackwards = false
}

/// A batch of changes to a collection view, with where they leave what was there.
struct CollectionChange {
  let update: TableUpdate
  let map: TableUpdateMap

  init(_ update: TableUpdate, sectionCount: Int) {
    self.update = update
    map = TableUpdateMap(update, sectionCount: sectionCount)
  }

  /// The new place of an old item that need not be asked for again; nil for others.
  func unchangedIndexPath(of old: IndexPath) -> IndexPath? {
    update.isReloaded(old) ? nil : map.indexPath(of: old)
  }

  /// The new place of what is shown already; nil where it is gone, or asked for again.
  func unchangedElement(of old: CollectionElement) -> CollectionElement? {
    var new = old
    guard old.indexPath.count > 1 else { return old }
    if old.category == .cell {
      guard let path = unchangedIndexPath(of: old.indexPath) else { return nil }
      new.indexPath = path
    } else {
      guard !update.reloadedSections.contains(old.indexPath.section),
        let section = map.section(of: old.indexPath.section)
      else { return nil }
      new.indexPath.section = section
    }
    return new
  }
}
