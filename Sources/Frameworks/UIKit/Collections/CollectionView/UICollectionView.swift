import Dispatch
import WindfallCore

/// See [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
///
/// Only the cells on screen exist. Changes are shown at once, animated or not; completions run on a later turn.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  private weak var collectionDelegate: (any UICollectionViewDelegate)?
  private var layout: UICollectionViewLayout
  var cellPool = ReusePool<ReuseKey, UICollectionReusableView>()
  var decorationPool = ReusePool<String, UICollectionReusableView>()
  /// Nil until the data source has been asked.
  var counts: [Int]?
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  var scrollers: [Int: OrthogonalScrollView] = [:]
  var selection: [IndexPath] = []
  var highlighted: IndexPath?
  var prefetched: Set<IndexPath> = []
  var state = CollectionState()
  var update: TableUpdate?
  var updateDepth = 0
  let forwarding = BatchForwarding()
  var swipe: RowSwipe?
  private lazy var contextMenu = ContextMenuGesture(owner: self)
  var dragging = ListDragState<any UICollectionViewDragDelegate, any UICollectionViewDropDelegate>()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  public convenience override init(frame: CGRect) {
    fatalError(
      "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter")
  }

  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      guard newValue !== collectionDelegate else { return }
      collectionDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil { addGestureRecognizer(contextMenu.recognizer) }
      layout.invalidateLayout()
    }
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsViewUpdate()
    }
  }

  // MARK: - Layouts

  /// Takes a layout over before anything is shown.
  func adopt(_ layout: UICollectionViewLayout) {
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== self.layout {
      let old = self.layout
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      old.collectionView = nil
      self.layout = layout
      layout.collectionView = self
      transition(from: old)
    }
    runLater(Completion.onMain(completion))
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return has(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: - Cells and views for reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: ReuseKey(identifier: identifier))
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, as: ReuseKey(identifier: identifier))
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, as: ReuseKey(kind: kind, identifier: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, as: ReuseKey(kind: elementKind, identifier: identifier))
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(ReuseKey(identifier: identifier), for: indexPath, as: UICollectionViewCell.self)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseKey(kind: elementKind, identifier: identifier), for: indexPath, as: UICollectionReusableView.self)
  }

  // MARK: - Data

  open func reloadData() { reload() }

  open var numberOfSections: Int { loadedCounts().count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: - What is on screen

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// Sorted.
  open var indexPathsForVisibleItems: [IndexPath] {
    views.keys.lazy.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(category: .cell, indexPath: indexPath)] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, views[element] === cell else { return nil }
    return element.indexPath
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Sorted.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    views.keys.lazy.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  // MARK: - Selection

  /// In the order in which the items were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for selected in selection where selected != indexPath { setSelected(false, at: selected) }
    }
    guard let indexPath else { return }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

  // MARK: - Changes

  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    forwarding.arrived()
    runBatch(updates ?? {}, Completion.onMain(completion))
  }

  open func insertItems(at indexPaths: [IndexPath]) { batch { $0.insertedRows.formUnion(indexPaths) } }

  open func deleteItems(at indexPaths: [IndexPath]) { batch { $0.deletedRows.formUnion(indexPaths) } }

  open func reloadItems(at indexPaths: [IndexPath]) { batch { $0.reloadedRows.formUnion(indexPaths) } }

  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { $0.movedRows[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet) { batch { $0.insertedSections.formUnion(sections) } }

  open func deleteSections(_ sections: IndexSet) { batch { $0.deletedSections.formUnion(sections) } }

  open func reloadSections(_ sections: IndexSet) { batch { $0.reloadedSections.formUnion(sections) } }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    batch { $0.movedSections[section] = newSection }
  }

  // MARK: - Scrolling

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  open override var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never
      ? contentInset
      : contentInset + UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
  }

  override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000))
  }

  // MARK: - Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds { boundsWillChange(to: newValue) }
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != super.frame.size {
        boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
      }
      super.frame = newValue
    }
  }

  open override func layoutSubviews() {
    keepTopInView()
    updateVisibleViews()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === swipe?.recognizer { return swipe?.mayBegin() ?? false }
    if gestureRecognizer === panGestureRecognizer,
      panGestureRecognizer.trackedTouches.first?.view is ListReorderControl
    {
      return false
    }
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer === panGestureRecognizer { swipe?.close() }
    return true
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !highlight(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !select(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight()
    super.touchesCancelled(touches, with: event)
  }

  @_spi(Windfall) open override var elementType: ElementType { .collectionView }
}
