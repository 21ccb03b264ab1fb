extension UICollectionView: ContextMenuOwner {
  func contextMenu(at point: CGPoint) -> ContextMenuRequest? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
      let configuration = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    else { return nil }
    let preview = delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    return ContextMenuRequest(configuration: configuration, source: preview.shownView ?? cell)
  }

  func willDisplayMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    _ = delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func willPerformPreviewAction(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
