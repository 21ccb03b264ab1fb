/// See [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationMakers: [String: (CGRect) -> UIView?] = [:]
  /// Set by the default implementations of delegate methods, which is how to know that there is no other.
  var answeredByDefault = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: - What subclasses answer

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: - Invalidation

  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferredSizes[originalAttributes.element] = preferredAttributes.size
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
    case .supplementaryView, .decorationView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
    }
    return context
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let made = RuntimeClass.makeObject(of: type(of: self).invalidationContextClass)
    guard let context = made as? UICollectionViewLayoutInvalidationContext else {
      preconditionFailure("\(type(of: self)).invalidationContextClass is no UICollectionViewLayoutInvalidationContext")
    }
    return context
  }

  /// Whether cells are asked for their sizes, which takes time.
  var asksForPreferredSizes: Bool { true }

  /// Asks a delegate; nil where it has nothing to say.
  func answer<Value>(_ ask: () -> Value) -> Value? {
    answeredByDefault = false
    let value = ask()
    return answeredByDefault ? nil : value
  }

  /// The part of a section that scrolls across the layout's direction; nil for most sections.
  func orthogonalArea(ofSection section: Int) -> OrthogonalArea? { nil }

  /// Notes how far a section has scrolled.
  func setOrthogonalOffset(_ offset: CGPoint, ofSection section: Int) {}

  /// Items have moved, come and gone; what is known of their sizes goes with them.
  func itemsDidChange(_ change: CollectionChange) {}

  // MARK: - Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  open func finalizeCollectionViewUpdates() {}

  /// Items come at once; these attributes are applied right before those that hold.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { UICollectionViewLayout.faded(layoutAttributesForItem(at: itemIndexPath)) }

  /// Items go at once; these attributes are applied right before the cell is removed.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayout.faded(collectionView?.lastAttributes(ofItemAt: itemIndexPath))
  }

  private static func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let faded = attributes?.copy() as? UICollectionViewLayoutAttributes
    faded?.alpha = 0
    return faded
  }

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  // MARK: - Decoration views

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = viewClass.map { type in { FrameInitializable.makeView(of: type, frame: $0) } }
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in
      { frame in
        let view: UICollectionReusableView = nib.onlyView(for: elementKind)
        view.frame = frame
        return view
      }
    }
  }

  func makeDecorationView(ofKind kind: String, frame: CGRect) -> UICollectionReusableView {
    guard let view = decorationMakers[kind]?(frame) as? UICollectionReusableView else {
      fatalError(
        "NSInternalInconsistencyException: could not create a decoration view of kind \(kind) - must register a class "
          + "or a nib for the kind with the layout")
    }
    return view
  }

  // MARK: - Attributes

  func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String? = nil, at indexPath: IndexPath, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributesClass: AnyClass = type(of: self).layoutAttributesClass
    let made =
      attributesClass == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes()
      : RuntimeClass.makeObject(of: attributesClass) as? UICollectionViewLayoutAttributes
    guard let attributes = made else {
      preconditionFailure("\(type(of: self)).layoutAttributesClass is no UICollectionViewLayoutAttributes")
    }
    attributes.represent(category, kind: kind, at: indexPath)
    attributes.frame = frame
    attributes.selfSizing = []
    return attributes
  }
}
