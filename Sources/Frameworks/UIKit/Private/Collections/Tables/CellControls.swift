/// Everything of a cell that lies beside its content: accessory, the controls for editing, and the actions of a swipe.
@MainActor final class CellControls {
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 16

  private unowned let cell: UITableViewCell
  private var accessory: UIView?
  private var edit: CellEditControl?
  private var reorder: CellReorderControl?
  private(set) var actions: SwipeActionsView?
  /// How far the content is swiped aside, to the right where positive.
  var offset: CGFloat = 0 {
    didSet { if offset != oldValue { cell.setNeedsLayout() } }
  }

  init(of cell: UITableViewCell) { self.cell = cell }

  /// Whether the cell is edited because its table is, and not because it was swiped.
  private var isTableEditing: Bool { cell.isEditing && (cell.table?.isEditing ?? true) }

  // MARK: - Which there are

  func updateAccessory() {
    let isEditing = isTableEditing
    let wanted =
      isEditing
      ? cell.editingAccessoryView ?? makeAccessory(cell.editingAccessoryType)
      : cell.accessoryView ?? makeAccessory(cell.accessoryType)
    accessory?.removeFromSuperview()
    accessory = wanted
    if let wanted { cell.addSubview(wanted) }
    cell.setNeedsLayout()
  }

  private func makeAccessory(_ type: UITableViewCell.AccessoryType) -> UIView? {
    guard let image = type.symbolName.flatMap({ UIImage(systemName: $0) }) else { return nil }
    guard type.isButton else { return UIImageView(image: image) }
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.addAction(
      UIAction { [weak cell] _ in
        guard let cell else { return }
        cell.table?.accessoryButtonWasTapped(in: cell)
      }, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  func updateEditing() {
    let purpose = purpose
    if let edit, let purpose {
      edit.purpose = purpose
    } else {
      edit?.removeFromSuperview()
      edit = purpose.map(makeEditControl)
    }
    let reorders = isTableEditing && cell.reorders
    if reorders != (reorder != nil) {
      reorder?.removeFromSuperview()
      reorder = reorders ? CellReorderControl() : nil
      if let reorder { cell.addSubview(reorder) }
    }
    cell.setNeedsLayout()
  }

  private var purpose: CellEditControl.Purpose? {
    guard isTableEditing else { return nil }
    if cell.table?.allowsMultipleSelectionDuringEditing ?? false { return .select(isOn: cell.isSelected) }
    return switch cell.editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  private func makeEditControl(for purpose: CellEditControl.Purpose) -> CellEditControl {
    let control = CellEditControl(purpose)
    control.addAction(
      UIAction { [weak cell] _ in
        guard let cell else { return }
        cell.table?.editControlWasTapped(in: cell)
      }, for: .touchUpInside)
    cell.addSubview(control)
    return control
  }

  func show(_ actions: SwipeActionsView?) {
    self.actions?.removeFromSuperview()
    self.actions = actions
    if let actions { cell.addSubview(actions) }
    if actions == nil { offset = 0 }
    cell.setNeedsLayout()
  }

  // MARK: - Where they are

  /// How much of the cell's width is left for its content.
  func contentWidth(of width: CGFloat) -> CGFloat { max(0, width - leadingRoom - trailingRoom) }

  private var leadingRoom: CGFloat {
    edit != nil || isTableEditing && cell.shouldIndentWhileEditing ? CellEditControl.room : 0
  }

  private var trailingRoom: CGFloat {
    (reorder == nil ? 0 : CellReorderControl.room)
      + (accessory.map { $0.bounds.width + CellControls.margin + CellControls.gap } ?? 0)
  }

  /// Places the controls; returns the box of the content.
  func place(in bounds: CGRect, isMirrored: Bool) -> CGRect {
    let content = place(in: bounds)
    guard isMirrored else { return content }
    for view in [edit, reorder, accessory, actions] as [UIView?] {
      view.map { $0.frame = $0.frame.mirrored(in: bounds) }
    }
    return content.mirrored(in: bounds)
  }

  private func place(in bounds: CGRect) -> CGRect {
    edit?.frame = CGRect(
      x: bounds.minX + offset, y: bounds.minY, width: CellEditControl.room, height: bounds.height)
    var end = bounds.maxX + offset
    if let reorder {
      end -= CellReorderControl.room
      reorder.frame = CGRect(x: end, y: bounds.minY, width: CellReorderControl.room, height: bounds.height)
    }
    if let accessory {
      let size = accessory.bounds.size
      end -= size.width + CellControls.margin
      accessory.frame.origin = CGPoint(x: end, y: bounds.midY - size.height / 2)
    }
    if let actions {
      let width = abs(offset)
      actions.frame = CGRect(
        x: actions.isLeading ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
    }
    return CGRect(
      x: bounds.minX + offset + leadingRoom, y: bounds.minY, width: contentWidth(of: bounds.width),
      height: bounds.height)
  }
}
