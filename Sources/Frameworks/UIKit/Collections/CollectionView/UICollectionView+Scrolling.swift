extension UICollectionView {
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard has(path) else {
      fatalError(
        "NSInvalidArgumentException: attempted to scroll the UICollectionView to an out-of-bounds item "
          + "(\(path.item)) in section (\(path.section))")
    }
    // Items around the target get their true sizes only on arriving there, which may move it.
    for _ in 0..<3 {
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
}
