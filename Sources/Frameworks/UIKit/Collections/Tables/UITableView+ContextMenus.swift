extension UITableView: ContextMenuOwner {
  func contextMenu(at point: CGPoint) -> ContextMenuRequest? {
    guard let path = indexPathForRow(at: point), let cell = cells[path],
      let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    let preview = delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    return ContextMenuRequest(configuration: configuration, source: preview.shownView ?? cell)
  }

  func willDisplayMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndMenu(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    _ = delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func willPerformPreviewAction(of configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
