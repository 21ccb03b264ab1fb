/// See [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// What the view was dequeued under.
  var reuseKey: ReuseKey?
  /// What the view is shown for.
  var element: CollectionElement?
  weak var collectionView: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Takes the lengths that the layout leaves open from the view's constraints, or else from `sizeThatFits`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.selfSizing
    guard !axes.isEmpty else { return layoutAttributes }
    let old = layoutAttributes.size
    let fitting = fittingSize(for: old, axes: axes)
    let size = CGSize(
      width: axes.contains(.width) ? fitting.width : old.width,
      height: axes.contains(.height) ? fitting.height : old.height)
    if size != old { layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size) }
    return layoutAttributes
  }

  func fittingSize(for size: CGSize, axes: SelfSizing) -> CGSize {
    guard !constraints.isEmpty else { return sizeThatFits(size) }
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
  }

  func setFrame(from attributes: UICollectionViewLayoutAttributes, offsetBy offset: CGPoint) {
    if attributes.transform.isIdentity, transform.isIdentity {
      frame = attributes.frame.offsetBy(dx: offset.x, dy: offset.y)
    } else {
      transform = attributes.transform
      bounds.size = attributes.size
      center = CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y)
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
  }
}
