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
