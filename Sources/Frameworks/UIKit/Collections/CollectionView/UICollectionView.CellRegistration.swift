extension UICollectionView {
  /// See [UICollectionView.CellRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration).
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let nib: UINib?
    private let handler: Handler

    @preconcurrency public init(handler: @escaping Handler) {
      identifier = RegistrationIdentifier.next(Cell.self)
      nib = nil
      self.handler = handler
    }

    /// Makes the cells from a nib with one cell in it.
    @preconcurrency public init(cellNib: UINib, handler: @escaping Handler) {
      identifier = RegistrationIdentifier.next(Cell.self)
      nib = cellNib
      self.handler = handler
    }

    func configure(_ cell: Cell, _ indexPath: IndexPath, _ item: Item) { handler(cell, indexPath, item) }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey(identifier: registration.identifier)
    if !cellPool.isRegistered(key) {
      if let nib = registration.nib { register(nib, as: key) } else { register(Cell.self, as: key) }
    }
    let cell = dequeue(key, for: indexPath, as: Cell.self)
    if let item { registration.configure(cell, indexPath, item) }
    return cell
  }
}

/// See [UICollectionViewLayoutInvalidationContext](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext).
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the collection view's offset when the layout is made new.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The sizes that cells asked for. Where there are any, all else that the layout knows still holds.
  var preferredSizes: [CollectionElement: CGSize] = [:]

  /// Only what stays in sight while the rest scrolls has to be placed anew.
  var concernsOnlyScrolling = false

  public override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
  }
}
