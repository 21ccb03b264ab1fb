extension UICollectionView {
  /// Tells of the items that come next: those of one more screen in the direction in which it was scrolled last.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let length = CGSize(width: bounds.width, height: bounds.height)
    var ahead = bounds
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    let step = state.scrollsBackwards ? -1.0 : 1.0
    if isVertical { ahead.origin.y += step * length.height } else { ahead.origin.x += step * length.width }
    let coming = (collectionViewLayout.layoutAttributesForElements(in: ahead) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(ahead) && views[$0.element] == nil
    }.map(\.indexPath)
    let wanted = Set(coming)
    let new = coming.filter { !prefetched.contains($0) }.sorted()
    let cancelled = prefetched.filter { path in
      !wanted.contains(path) && views[CollectionElement(category: .cell, indexPath: path)] == nil
    }.sorted()
    prefetched = wanted
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
