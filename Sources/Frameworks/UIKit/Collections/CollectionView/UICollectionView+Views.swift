extension UICollectionView {
  func register(_ viewClass: AnyClass?, as key: ReuseKey) {
    guard let viewClass else { return cellPool.register(key, maker: nil) }
    cellPool.register(key) { FrameInitializable.makeView(of: viewClass, frame: $0) as? UICollectionReusableView }
  }

  func register(_ nib: UINib?, as key: ReuseKey) {
    guard let nib else { return cellPool.register(key, maker: nil) }
    cellPool.register(key) { frame in
      let view: UICollectionReusableView = nib.onlyView(for: key.identifier)
      if frame != .zero { view.frame = frame }
      return view
    }
  }

  func editingDidChange() {
    for view in views.values { (view as? UICollectionViewCell)?.editingDidChange() }
  }

  func dequeue<View: UICollectionReusableView>(_ key: ReuseKey, for indexPath: IndexPath, as type: View.Type) -> View {
    if key.kind == nil, let cell = state.reconfigured[indexPath], cell.reuseKey == key, let view = cell as? View {
      return view
    }
    if let view = cellPool.takeWaiting(key) as? View {
      view.prepareForReuse()
      return view
    }
    guard let view = cellPool.maker(of: key)?(frameOfView(key, at: indexPath)) as? View else {
      fatalError(
        "NSInternalInconsistencyException: could not dequeue a view of kind: \(key.kind ?? "UICollectionElementKindCell")"
          + " with identifier \(key.identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    view.reuseIdentifier = key.identifier
    view.reuseKey = key
    return view
  }

  /// The frame that a view will have, which UIKit makes it with.
  private func frameOfView(_ key: ReuseKey, at indexPath: IndexPath) -> CGRect {
    if let wanted = state.wanted, wanted.indexPath == indexPath, wanted.representedElementKind == key.kind {
      return wanted.frame
    }
    guard state.isLayoutPrepared, has(indexPath) else { return .zero }
    guard let kind = key.kind else { return layoutAttributesForItem(at: indexPath)?.frame ?? .zero }
    return layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)?.frame ?? .zero
  }

  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    guard attributes.representedElementCategory != .decorationView else {
      let view = decorationPool.takeWaiting(kind)
      view?.prepareForReuse()
      return view ?? collectionViewLayout.makeDecorationView(ofKind: kind, frame: attributes.frame)
    }
    guard let dataSource else {
      fatalError("NSInternalInconsistencyException: the layout asks for a view at \(path), but there is no data source")
    }
    let view: UICollectionReusableView
    let method: String
    if attributes.representedElementCategory == .cell {
      view = dataSource.collectionView(self, cellForItemAt: path)
      method = "cellForItemAt"
    } else {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      method = "viewForSupplementaryElementOfKind"
    }
    guard view.reuseKey != nil else {
      fatalError(
        "NSInternalInconsistencyException: the view returned from \(method) (\(path)) does not have a reuseIdentifier "
          + "- views must be retrieved by calling a dequeue method of the collection view")
    }
    return view
  }

  func willDisplay(_ element: CollectionElement) {
    guard let view = views[element] else { return }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.indexPath)
    }
  }

  /// Takes views away for reuse, in their order; those that were never seen without a word to the delegate.
  func removeViews(areUnseen unseen: Set<CollectionElement> = [], where isGone: (CollectionElement) -> Bool) {
    let gone = views.keys.filter(isGone)
    guard !gone.isEmpty else { return }
    for element in gone.sorted() {
      guard let view = views.removeValue(forKey: element) else { continue }
      attributes[element] = nil
      if swipe?.isOpen(on: view) ?? false { swipe?.close() }
      view.removeFromSuperview()
      view.element = nil
      if !unseen.contains(element) { didEndDisplaying(view, for: element) }
      recycle(view, of: element)
    }
  }

  private func didEndDisplaying(_ view: UICollectionReusableView, for element: CollectionElement) {
    if highlighted == element.indexPath, element.category == .cell { highlighted = nil }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      cell.isHighlighted = false
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.indexPath)
    }
  }

  private func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
    if let key = view.reuseKey {
      cellPool.recycle(view, as: key)
    } else if let kind = element.kind {
      decorationPool.recycle(view, as: kind)
    }
  }
}
