@_spi(Windfall) import UIKit
import WindfallCore

/// The element of a list's row. A swipe to the left offers to delete a row that can be deleted.
final class ListCellView: RenderView {
  private static let buttonWidth: CGFloat = 74
  /// The share of the width after which lifting the finger deletes.
  private static let fullSwipe: CGFloat = 0.7

  var onDelete: (@MainActor () -> Void)? { didSet { offersChanged() } }
  /// What is offered besides the deletion, or instead of it.
  var swipes = RowSwipes() { didSet { offersChanged() } }
  /// Moves the row as many places down as it is told.
  var onMove: (@MainActor (Int) -> Void)?
  /// What a tap on the row does.
  var onSelect: (@MainActor () -> Void)? { didSet { tap.isEnabled = onSelect != nil } }
  /// What a finger that stays down on the row does.
  var onHold: (@MainActor () -> Void)? { didSet { hold.isEnabled = onHold != nil } }
  var isSelectedRow = false { didSet { if isSelectedRow != oldValue { setNeedsPublish() } } }
  /// Whether the list is edited.
  var isEditing = false
  private let tap = UITapGestureRecognizer()
  private let hold = UILongPressGestureRecognizer()
  lazy var deleteButton = makeDeleteButton()
  lazy var reorderView = makeReorderView()
  private let pan = UIPanGestureRecognizer()
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.isEnabled = false
    pan.addHandler { [weak self] in self?.follow() }
    addGestureRecognizer(pan)
    tap.isEnabled = false
    tap.addHandler { [weak self] in self?.onSelect?() }
    addGestureRecognizer(tap)
    hold.isEnabled = false
    hold.addHandler { [weak self] in
      if let self, hold.state == .began { onHold?() }
    }
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { nil }

  override var elementPublishing: ElementPublishing { .elementWithChildren }

  override var elementType: ElementType { .cell }

  override var elementStates: ElementStates { isSelectedRow ? [.enabled, .selected] : .enabled }

  /// A row that can be swiped takes fingers everywhere.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == nil && (pan.isEnabled || tap.isEnabled || hold.isEnabled) && self.point(inside: point, with: event)
      ? self : hit
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let moved = pan.translation(in: self)
    guard abs(moved.x) > abs(moved.y) else { return false }
    return !buttons.isEmpty || !actions(atEnd: moved.x < 0).isEmpty
  }

  /// A row's own actions take the place of the deletion.
  private func actions(atEnd: Bool) -> [RowSwipeAction] {
    let own = swipes.actions(at: atEnd ? .trailing : .leading)
    guard atEnd, own.isEmpty, let onDelete else { return own }
    return [RowSwipeAction(title: "Delete", identifier: nil, color: .systemRed, perform: onDelete)]
  }

  private func offersChanged() {
    pan.isEnabled = onDelete != nil || !swipes.isEmpty
    if !pan.isEnabled { close() }
  }

  private func follow() {
    guard pan.state == .ended else { return }
    let moved = pan.translation(in: self).x
    if !buttons.isEmpty {
      close()
      return
    }
    if -moved > bounds.width * Self.fullSwipe, swipes.actions(at: .trailing).isEmpty {
      onDelete?()
    } else if abs(moved) > Self.buttonWidth / 2 {
      open(atEnd: moved < 0)
    }
  }

  func offerDeletion() {
    if buttons.isEmpty { open(atEnd: true) } else { close() }
  }

  private func open(atEnd: Bool) {
    for (index, action) in actions(atEnd: atEnd).enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.backgroundColor = action.color
      button.accessibilityIdentifier = action.identifier
      let distance = CGFloat(index) * Self.buttonWidth
      button.frame = CGRect(
        x: atEnd ? bounds.maxX - Self.buttonWidth - distance : bounds.minX + distance, y: bounds.minY,
        width: Self.buttonWidth, height: bounds.height)
      button.addAction(
        UIAction { [weak self] _ in
          self?.close()
          action.perform()
        }, for: .touchUpInside)
      addSubview(button)
      buttons.append(button)
    }
  }

  private func close() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
  }
}

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
