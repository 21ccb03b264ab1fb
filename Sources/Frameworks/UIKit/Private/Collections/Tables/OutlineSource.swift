import WindfallCore

/// A data source whose items can be expanded and collapsed.
@MainActor protocol OutlineSource: AnyObject {
  func toggleItem(at path: IndexPath)
}

/// The arrow of a list cell whose item has others in it.
final class OutlineDisclosureButton: UIButton {
  /// A touch on the cell does what one on the arrow does.
  let togglesOnCell: Bool

  init(_ handler: (@MainActor () -> Void)?, togglesOnCell: Bool) {
    self.togglesOnCell = togglesOnCell
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    show(isExpanded: false)
    addAction(
      UIAction { [weak self] _ in if let handler { handler() } else { self?.toggle() } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(isExpanded: Bool) {
    setImage(UIImage(systemName: isExpanded ? "chevron.down" : "chevron.right"), for: .normal)
    accessibilityLabel = isExpanded ? "Collapse" : "Expand"
  }

  private func toggle() {
    guard let cell = superview as? UICollectionViewListCell, let collection = cell.collectionView,
      let path = collection.indexPath(for: cell)
    else { return }
    (collection.dataSource as? any OutlineSource)?.toggleItem(at: path)
  }
}
