import WindfallCore

/// The handle of a list cell whose item can be moved.
final class ListReorderControl: UIView {
  private let picture = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    tintColor = .systemGray3
    picture.contentMode = .center
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }

  override func layoutSubviews() { picture.frame = bounds }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell, let collection = cell.collectionView, let path = collection.indexPath(for: cell) else { return }
    _ = collection.beginInteractiveMovementForItem(at: path)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let collection = cell?.collectionView
    follow(touches)
    collection?.endInteractiveMovement()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cell?.collectionView?.cancelInteractiveMovement()
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let collection = cell?.collectionView else { return }
    collection.updateInteractiveMovementTargetPosition(touch.location(in: collection))
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var elementType: ElementType { .button }

  override var elementLabel: String { "Reorder \(cell?.contentText ?? "")" }
}
