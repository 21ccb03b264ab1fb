import ObjectiveC

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, indexPath) {
      $0.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, indexPath) {
      $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, indexPath) {
      $0.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, indexPath) {
      $0.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, indexPath) {
      $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, cell, indexPath) {
      $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, cell, indexPath) {
      $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, view, elementKind, indexPath) {
      $0.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, view, elementKind, indexPath) {
      $0.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    return collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
    return self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, configuration, animator) {
      $0.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, configuration, animator) {
      $0.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, configuration, animator) {
      $0.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    return proposedIndexPath
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, canEditItemAt: indexPath)
    }
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, canFocusItemAt: indexPath)
    }
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
    return false
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.indexPathForPreferredFocusedView(in: collectionView)
    }
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    return false
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView, indexPath) {
      $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    windfallForward(self, as: (any UICollectionViewDelegate).self, collectionView) {
      $0.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if let next = windfallForwardee(self, as: (any UICollectionViewDelegate).self) {
      return next.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
    return self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
}
