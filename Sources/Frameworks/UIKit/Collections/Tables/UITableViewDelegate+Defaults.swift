import ObjectiveC

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, cell, indexPath) {
      $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, cell, indexPath) {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, heightForRowAt: indexPath)
    }
    return tableView.rowHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    return tableView.estimatedRowHeight
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, heightForHeaderInSection: section)
    }
    return tableView.sectionHeaderHeight
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, heightForFooterInSection: section)
    }
    return tableView.sectionFooterHeight
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, viewForHeaderInSection: section)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, viewForFooterInSection: section)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    return true
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, willSelectRowAt: indexPath)
    }
    return indexPath
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, willDeselectRowAt: indexPath)
    }
    return indexPath
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    return .delete
  }

  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, editActionsForRowAt: indexPath)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    return true
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
    return proposedDestinationIndexPath
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    return 0
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, view, section) {
      $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, view, section) {
      $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, view, section) {
      $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, view, section) {
      $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return nil
  }

  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, configuration, animator) {
      $0.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, configuration, animator) {
      $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, configuration, animator) {
      $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    return tableView.estimatedSectionHeaderHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    return tableView.estimatedSectionFooterHeight
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    return true
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, canFocusRowAt: indexPath)
    }
    return true
  }

  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
    return false
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.indexPathForPreferredFocusedView(in: tableView)
    }
    return nil
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
    return true
  }

  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    if let next = windfallForwardee(self, as: (any UITableViewDelegate).self) {
      return next.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    return false
  }

  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView, indexPath) {
      $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    windfallForward(self, as: (any UITableViewDelegate).self, tableView) {
      $0.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
