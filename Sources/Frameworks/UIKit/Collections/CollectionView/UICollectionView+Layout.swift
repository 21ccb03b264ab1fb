import Dispatch

extension UICollectionView {
  /// Rounds in which cells may ask for other sizes before the layout is taken as it is.
  private static let maximumSizingRounds = 20

  /// The numbers of items, asked once until the next reload.
  @discardableResult func loadedCounts() -> [Int] {
    if let counts { return counts }
    if OtherThread.isCurrent { return OtherThread.result(for: self) { loadedCounts() } }
    var loaded: [Int] = []
    if let dataSource {
      loaded = (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      }
    }
    counts = loaded
    return loaded
  }

  func has(_ indexPath: IndexPath) -> Bool {
    let counts = loadedCounts()
    return counts.indices.contains(indexPath.section) && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  func reload() {
    if OtherThread.isCurrent { return OtherThread.wait(for: self) { self.reload() } }
    counts = nil
    for path in selection { cellForItem(at: path)?.isSelected = false }
    selection = []
    highlighted = nil
    removeViews { _ in true }
    collectionViewLayout.invalidateLayout()
    setNeedsViewUpdate()
  }

  func setNeedsViewUpdate() {
    state.shownBounds = nil
    setNeedsLayout()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !state.isPreparing else { return }
    if context.invalidateDataSourceCounts { counts = nil }
    if context.invalidateEverything { state.unmeasured.formUnion(views.keys) }
    state.offsetAdjustment.x += context.contentOffsetAdjustment.x
    state.offsetAdjustment.y += context.contentOffsetAdjustment.y
    state.isLayoutPrepared = false
    setNeedsViewUpdate()
  }

  func boundsWillChange(to new: CGRect) {
    guard state.isLayoutPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
  }

  func prepareLayout() {
    guard !state.isLayoutPrepared, !state.isPreparing else { return }
    loadedCounts()
    state.isPreparing = true
    collectionViewLayout.prepare()
    state.isPreparing = false
    state.isLayoutPrepared = true
    contentSize = collectionViewLayout.collectionViewContentSize
    let adjustment = state.offsetAdjustment
    guard adjustment != .zero else { return }
    state.offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  func keepTopInView() {
    let inset = adjustedContentInset
    let last = state.lastInset
    guard inset != last else { return }
    state.lastInset = inset
    if contentOffset.y == -last.top { bounds.origin.y = -inset.top }
    if contentOffset.x == -last.left { bounds.origin.x = -inset.left }
    collectionViewLayout.invalidateLayout()
  }

  func transition(from old: UICollectionViewLayout) {
    state.isLayoutPrepared = false
    removeViews { $0.category == .decorationView }
    decorationPool = ReusePool()
    setNeedsViewUpdate()
    prepareLayout()
    contentOffset = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    for element in views.keys.sorted() {
      views[element]?.willTransition(from: old, to: collectionViewLayout)
      views[element]?.didTransition(from: old, to: collectionViewLayout)
    }
    collectionViewLayout.finalizeLayoutTransition()
  }

  func runLater(_ completion: (@MainActor (Bool) -> Void)?) {
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
  }

  // MARK: - Views

  /// Brings the views that can be seen into being, and takes the others away.
  func updateVisibleViews() {
    guard !state.isUpdatingViews, updateDepth == 0 else { return }
    if state.isLayoutPrepared, state.shownBounds == bounds { return }
    state.isUpdatingViews = true
    defer { state.isUpdatingViews = false }
    var shown: [UICollectionViewLayoutAttributes] = []
    var appearing: [CollectionElement] = []
    var rounds = 0
    repeat {
      rounds += 1
      prepareLayout()
      shown = attributesOnScreen()
      let elements = Set(shown.map(\.element))
      let unseen = Set(appearing).subtracting(elements)
      appearing.removeAll { unseen.contains($0) }
      removeViews(areUnseen: unseen) { !elements.contains($0) }
      placeScrollers(shown)
      for attributes in shown { show(attributes, appearing: &appearing, isFirstRound: rounds == 1) }
    } while measureCells(shown) && rounds < UICollectionView.maximumSizingRounds
    for element in appearing { willDisplay(element) }
    arrange(shown)
    state.scrollsBackwards = isScrollingBackwards
    state.shownBounds = bounds
    prefetch()
  }

  private func attributesOnScreen() -> [UICollectionViewLayoutAttributes] {
    let visible = bounds
    guard visible.width > 0, visible.height > 0 else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
    return all.filter { !$0.isHidden && $0.frame.overlaps(visible) }
  }

  private var isScrollingBackwards: Bool {
    guard let last = state.shownBounds, last.origin != bounds.origin else { return state.scrollsBackwards }
    return bounds.minY < last.minY || (bounds.minY == last.minY && bounds.minX < last.minX)
  }

  private func show(
    _ new: UICollectionViewLayoutAttributes, appearing: inout [CollectionElement], isFirstRound: Bool
  ) {
    let element = new.element
    if views[element] == nil {
      state.wanted = new
      let view = makeView(for: new)
      state.wanted = nil
      view.element = element
      view.collectionView = self
      (view as? UICollectionViewCell)?.isSelected = selection.contains(element.indexPath)
      views[element] = view
      attributes[element] = nil
      appearing.append(element)
      state.unmeasured.insert(element)
      if state.attributesBeforeUpdate.isEmpty == false, element.category == .cell,
        let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
      {
        place(view, initial)
      }
    }
    guard let view = views[element] else { return }
    let hasChanged = attributes[element].map { $0 !== new && !$0.isEqual(new) } ?? true
    attributes[element] = new
    // What a cell has asked for itself need not be asked for again.
    if hasChanged, isFirstRound { state.unmeasured.insert(element) }
    if hasChanged || new.orthogonalSection != nil { place(view, new) }
    if hasChanged { view.apply(new) }
  }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    var offset = CGPoint.zero
    if let section = attributes.orthogonalSection, let scroller = scrollers[section] {
      offset.x = scroller.contentOffset.x - scroller.frame.minX
      offset.y = scroller.contentOffset.y - scroller.frame.minY
    }
    view.setFrame(from: attributes, offsetBy: offset)
  }

  /// Asks new cells for their sizes; returns whether that made the layout invalid.
  private func measureCells(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    let unmeasured = state.unmeasured
    state.unmeasured = []
    guard !unmeasured.isEmpty, collectionViewLayout.asksForPreferredSizes else { return false }
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    for original in shown where original.representedElementCategory != .decorationView {
      guard unmeasured.contains(original.element), let view = views[original.element],
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      contexts.append(
        collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
    for context in contexts { collectionViewLayout.invalidateLayout(with: context) }
    return !contexts.isEmpty
  }

  /// A cell's content is new, and with it maybe its size.
  func contentDidChange(in cell: UICollectionReusableView) {
    guard !state.isUpdatingViews, let element = cell.element, views[element] === cell,
      attributes[element]?.selfSizing.isEmpty == false
    else { return }
    state.unmeasured.insert(element)
    setNeedsViewUpdate()
  }

  /// Puts the views above each other as the layout wants; views that somebody else added stay above.
  private func arrange(_ shown: [UICollectionViewLayoutAttributes]) {
    backgroundView?.frame = bounds
    let sorted = shown.sorted {
      if $0.zIndex != $1.zIndex { return $0.zIndex < $1.zIndex }
      return $0.drawingOrder < $1.drawingOrder
    }
    var own: [UIView] = backgroundView.map { [$0] } ?? []
    var scrolled: [Int: [UIView]] = [:]
    for attributes in sorted {
      guard let view = views[attributes.element] else { continue }
      if let section = attributes.orthogonalSection, let scroller = scrollers[section] {
        if scrolled[section] == nil { own.append(scroller) }
        scrolled[section, default: []].append(view)
      } else {
        own.append(view)
      }
    }
    for (section, scroller) in scrollers { scroller.setSubviews(scrolled[section] ?? []) }
    let owned = Set(own.map(ObjectIdentifier.init))
    let foreign = subviews.filter { !owned.contains(ObjectIdentifier($0)) && !isOwn($0) }
    setSubviews(own + foreign)
  }

  private func isOwn(_ view: UIView) -> Bool {
    if let reusable = view as? UICollectionReusableView { return reusable.collectionView === self }
    return view is OrthogonalScrollView
  }
}
