extension UICollectionView {
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard has(path) else {
      fatalError(
        "NSInvalidArgumentException: attempted to scroll the UICollectionView to an out-of-bounds item "
          + "(\(path.item)) in section (\(path.section))")
    }
    // Items around the target get their true sizes only on arriving there, which may move it.
    for _ in 0..<3 {
      guard let target = layoutAttributesForItem(at: path) else { return }
      if let section = target.orthogonalSection { scrollSection(section, to: target.frame, at: position) }
      guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
      let inset = adjustedContentInset
      let visible = bounds.inset(by: inset)
      var offset = contentOffset
      if !position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - visible.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
      }
      if !position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - visible.width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
      }
      let end = CGPoint(
        x: max(-inset.left, contentSize.width + inset.right - bounds.width),
        y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
      offset.x = min(max(offset.x, -inset.left), end.x)
      offset.y = min(max(offset.y, -inset.top), end.y)
      if offset == contentOffset { break }
      setContentOffset(offset, animated: animated)
      updateVisibleViews()
    }
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let all = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return (all ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: - Sections that scroll across

  /// Makes and places the scroll views of the sections on screen that have one.
  func placeScrollers(_ shown: [UICollectionViewLayoutAttributes]) {
    let sections = Set(shown.compactMap(\.orthogonalSection))
    for (section, scroller) in scrollers where !sections.contains(section) {
      scroller.removeFromSuperview()
      scrollers[section] = nil
    }
    for section in sections.sorted() {
      guard let area = collectionViewLayout.orthogonalArea(ofSection: section) else { continue }
      let scroller = scrollers[section] ?? makeScroller(section)
      scroller.area = area
      scroller.frame = area.frame
      scroller.contentSize = area.contentSize
      scroller.isPagingEnabled = area.isPaging
      scroller.contentOffset = area.offset
    }
  }

  private func makeScroller(_ section: Int) -> OrthogonalScrollView {
    let scroller = OrthogonalScrollView()
    scroller.onScroll = { [weak self] offset in
      guard let self, !self.state.isUpdatingViews else { return }
      self.collectionViewLayout.setOrthogonalOffset(offset, ofSection: section)
      self.setNeedsViewUpdate()
    }
    scrollers[section] = scroller
    return scroller
  }

  private func scrollSection(_ section: Int, to frame: CGRect, at position: ScrollPosition) {
    guard let area = collectionViewLayout.orthogonalArea(ofSection: section) else { return }
    var offset = area.offset
    let place = frame.offsetBy(dx: offset.x - area.frame.minX, dy: offset.y - area.frame.minY)
    if position.contains(.left) { offset.x = place.minX }
    if position.contains(.centeredHorizontally) { offset.x = place.midX - area.frame.width / 2 }
    if position.contains(.right) { offset.x = place.maxX - area.frame.width }
    if position.contains(.top) { offset.y = place.minY }
    if position.contains(.centeredVertically) { offset.y = place.midY - area.frame.height / 2 }
    if position.contains(.bottom) { offset.y = place.maxY - area.frame.height }
    offset.x = min(max(0, offset.x), max(0, area.contentSize.width - area.frame.width))
    offset.y = min(max(0, offset.y), max(0, area.contentSize.height - area.frame.height))
    guard offset != area.offset else { return }
    collectionViewLayout.setOrthogonalOffset(offset, ofSection: section)
    setNeedsViewUpdate()
    updateVisibleViews()
  }
}
