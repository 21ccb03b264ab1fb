import WindfallCore

/// See [UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes).
///
/// Belongs to no actor, so that subclasses can override what Foundation declares for all threads.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  /// The place of the untransformed box.
  private var origin = CGPoint.zero
  private var boxSize = CGSize.zero
  /// The lengths that the layout takes from the cell.
  var selfSizing: SelfSizing = .both
  /// The section that scrolls across the layout's direction and shows the element.
  var orthogonalSection: Int?
  /// The element is at the end of its section.
  var isAfterItems = false

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  func represent(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// The order of views in front of each other, among those with the same `zIndex`.
  var drawingOrder: (section: Int, rank: Int, item: Int) {
    let rank: Int
    switch representedElementCategory {
    case .decorationView: rank = 0
    case .supplementaryView: rank = isAfterItems ? 3 : 1
    case .cell: rank = 2
    }
    return (indexPath.first ?? 0, rank, indexPath.count > 1 ? indexPath[1] : 0)
  }

  // MARK: - Geometry

  open var frame: CGRect {
    get {
      let box = CGRect(origin: origin, size: boxSize)
      if transform.isIdentity { return box }
      let around = CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
      return box.applying(around)
    }
    set {
      guard !transform.isIdentity else {
        origin = newValue.origin
        boxSize = newValue.size
        return
      }
      let inverse = newValue.size.applying(transform.inverted())
      boxSize = CGSize(width: abs(inverse.width), height: abs(inverse.height))
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: origin.x + boxSize.width / 2, y: origin.y + boxSize.height / 2) }
    set { origin = CGPoint(x: newValue.x - boxSize.width / 2, y: newValue.y - boxSize.height / 2) }
  }

  open var size: CGSize {
    get { boxSize }
    set {
      let center = center
      boxSize = newValue
      self.center = center
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: boxSize) }
    set { size = newValue.size }
  }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = RuntimeClass.makeObject(of: type(of: self)) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type(of: self)) has no init()")
    }
    copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.origin = origin
    copy.boxSize = boxSize
    copy.selfSizing = selfSizing
    copy.orthogonalSection = orthogonalSection
    copy.isAfterItems = isAfterItems
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return element == other.element && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && transform == other.transform && origin == other.origin && boxSize == other.boxSize
  }

  open override var hash: Int { element.hashValue }
}

/// See [UICollectionViewUpdateItem](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// See [UICollectionViewUpdateItem.Action](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action).
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  public override init() {
    updateAction = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
