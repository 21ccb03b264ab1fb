import ObjectiveC

/// See [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource).
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDataSource).self) {
      return next.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    return true
  }

  /// Without this method no item can be moved.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    windfallForward(
      self, as: (any UICollectionViewDataSource).self, collectionView, sourceIndexPath, destinationIndexPath
    ) { $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let next = windfallForwardee(self, as: (any UICollectionViewDataSource).self) {
      return next.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    fatalError(
      "NSInternalInconsistencyException: the layout asks for a view of kind \(kind), but \(type(of: self)) does not "
        + "implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDataSource).self) {
      return next.indexTitles(for: collectionView)
    }
    return nil
  }

  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    if let next = windfallForwardee(self, as: (any UICollectionViewDataSource).self) {
      return next.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
    return IndexPath(item: 0, section: index)
  }
}

/// See [UICollectionViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// See [UICollectionView.SupplementaryRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration).
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let elementKind: String
    let identifier: String
    private let handler: Handler

    @preconcurrency public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      identifier = RegistrationIdentifier.next(Supplementary.self)
      self.handler = handler
    }

    func configure(_ view: Supplementary, _ indexPath: IndexPath) { handler(view, elementKind, indexPath) }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReuseKey(kind: registration.elementKind, identifier: registration.identifier)
    if !cellPool.isRegistered(key) { register(Supplementary.self, as: key) }
    let view = dequeue(key, for: indexPath, as: Supplementary.self)
    registration.configure(view, indexPath)
    return view
  }
}
