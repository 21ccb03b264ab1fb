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
