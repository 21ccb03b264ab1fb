extension UICollectionView {
  /// The updates do not escape, as with Objective-C's `NS_NOESCAPE`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if forwarding.hasComeAround() { return runBatch(updates, Completion.onMain(completion)) }
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    forwarding.arrived()
  }

  func runBatch(_ updates: () -> Void, _ completion: (@MainActor (Bool) -> Void)?) {
    beginBatch()
    updates()
    endBatch()
    runLater(completion)
  }

  func beginBatch() {
    if updateDepth == 0 {
      loadedCounts()
      update = TableUpdate()
    }
    updateDepth += 1
  }

  func endBatch() {
    updateDepth -= 1
    guard updateDepth == 0, let update else { return }
    self.update = nil
    apply(update)
  }

  func batch(_ change: (inout TableUpdate) -> Void) {
    beginBatch()
    if var changed = update {
      change(&changed)
      update = changed
    }
    endBatch()
  }

  /// Moves what is on screen and what is known of it to its new places; only what is new is asked for again.
  private func apply(_ update: TableUpdate) {
    let old = loadedCounts()
    let wasShown = state.shownBounds != nil || !views.isEmpty
    let context = collectionViewLayout.makeContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    counts = nil
    let change = CollectionChange(update, sectionCount: old.count)
    update.check(change.map, old: old, new: loadedCounts(), of: "item", in: "collection view")
    state.attributesBeforeUpdate = attributes
    defer { state.attributesBeforeUpdate = [:] }
    collectionViewLayout.itemsDidChange(change)
    removeViews(goneAfter: change)
    moveViews(by: change)
    selection = selection.compactMap(change.unchangedIndexPath)
    highlighted = highlighted.flatMap(change.unchangedIndexPath)
    prefetched = []
    guard wasShown, bounds.width > 0, bounds.height > 0 else { return setNeedsViewUpdate() }
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: updateItems(change))
    let proposed = contentOffset
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { contentOffset = target }
    updateVisibleViews()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  func lastAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(category: .cell, indexPath: path)
    return state.attributesBeforeUpdate[element] ?? attributes[element]
  }

  private func removeViews(goneAfter change: CollectionChange) {
    for (element, view) in views.sorted(by: { $0.key < $1.key })
    where element.category == .cell && change.update.deletedRows.contains(element.indexPath) {
      if let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: element.indexPath) {
        place(view, final)
        view.apply(final)
      }
    }
    removeViews { change.unchangedElement(of: $0) == nil }
  }

  private func moveViews(by change: CollectionChange) {
    var moved: [CollectionElement: UICollectionReusableView] = [:]
    var known: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for (element, view) in views {
      guard let place = change.unchangedElement(of: element) else { continue }
      view.element = place
      moved[place] = view
      if place == element { known[place] = attributes[element] }
    }
    views = moved
    attributes = known
  }

  private func updateItems(_ change: CollectionChange) -> [UICollectionViewUpdateItem] {
    let update = change.update
    var items = update.deletedSections.map {
      UICollectionViewUpdateItem(.delete, before: IndexPath(item: NSNotFound, section: $0), after: nil)
    }
    items += update.insertedSections.map {
      UICollectionViewUpdateItem(.insert, before: nil, after: IndexPath(item: NSNotFound, section: $0))
    }
    items += update.deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
    items += update.reloadedRows.sorted().map {
      UICollectionViewUpdateItem(.reload, before: $0, after: change.map.indexPath(of: $0))
    }
    items += update.insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += update.movedRows.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value)
    }
    return items
  }

  // MARK: - New content in the same cells

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      state.reconfigured[path] = cell
      let filled = dataSource.collectionView(self, cellForItemAt: path)
      state.reconfigured[path] = nil
      guard filled === cell else {
        fatalError(
          "NSInternalInconsistencyException: the data source returned another cell for \(path), which is reconfigured")
      }
      contentDidChange(in: cell)
    }
  }
}
