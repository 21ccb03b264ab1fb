@_spi(Windfall) import UIKit

/// What a row shows at its ends while its list is edited.
extension ListCellView {
  var showsDelete: Bool { isEditing && onDelete != nil }

  var showsReorder: Bool { isEditing && onMove != nil }

  var editingViews: [UIView] { (showsDelete ? [deleteButton] : []) + (showsReorder ? [reorderView] : []) }

  func placeEditingViews(_ width: CGFloat) {
    if showsDelete { deleteButton.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height) }
    guard showsReorder else { return }
    reorderView.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// The button offers the deletion, which another one then carries out.
  func makeDeleteButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "minus.circle.fill"), for: .normal)
    button.tintColor = .systemRed
    button.accessibilityLabel = "Remove"
    button.addAction(UIAction { [weak self] _ in self?.offerDeletion() }, for: .touchUpInside)
    return button
  }

  func makeReorderView() -> ReorderView {
    let view = ReorderView(frame: .zero)
    view.onDrop = { [weak self] distance in
      guard let self, self.bounds.height > 0 else { return }
      self.onMove?(Int((distance / self.bounds.height).rounded()))
    }
    return view
  }
}
