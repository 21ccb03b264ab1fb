import WindfallCore

/// The mark at the leading edge of a row that is edited: it deletes, inserts or selects.
final class CellEditControl: UIButton {
  static let room: CGFloat = 38
  /// In a cell of a list, which has it among its accessories.
  static let accessorySize = CGSize(width: 22, height: 22)

  enum Purpose: Equatable {
    case delete, insert
    case select(isOn: Bool)
  }

  var purpose: Purpose {
    didSet { if purpose != oldValue { update() } }
  }

  init(_ purpose: Purpose) {
    self.purpose = purpose
    super.init(frame: .zero)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    switch purpose {
    case .delete: show("minus.circle.fill", .systemRed)
    case .insert: show("plus.circle.fill", .systemGreen)
    case .select(isOn: true): show("checkmark.circle.fill", .systemBlue)
    case .select(isOn: false): show("circle", .systemGray3)
    }
    // A touch on the mark of a selection is one on its row.
    isUserInteractionEnabled = !isSelection
  }

  private func show(_ symbol: String, _ color: UIColor) {
    setImage(UIImage(systemName: symbol), for: .normal)
    tintColor = color
  }

  private var isSelection: Bool { if case .select = purpose { true } else { false } }

  override var elementLabel: String {
    let text =
      (superview as? UITableViewCell)?.contentText ?? (superview as? UICollectionViewCell)?.contentText ?? ""
    return purpose == .insert ? "Insert \(text)" : "Delete \(text)"
  }

  override var elementPublishing: ElementPublishing { isSelection ? .hidden : super.elementPublishing }
}

/// The handle at the trailing edge of a row that can be moved.
final class CellReorderControl: UIView {
  static let room: CGFloat = 48

  private let picture = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.tintColor = .systemGray3
    picture.contentMode = .center
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  private var cell: UITableViewCell? { superview as? UITableViewCell }

  override func layoutSubviews() { picture.frame = bounds }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { cell?.isHighlighted = true }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell else { return }
    cell.isHighlighted = false
    guard let touch = touches.first, let table = cell.table else { return }
    table.moveRow(of: cell, to: touch.location(in: table).y)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cell?.isHighlighted = false }

  override var isAccessibilityElementByDefault: Bool { true }

  override var elementType: ElementType { .button }

  override var elementLabel: String { "Reorder \(cell?.contentText ?? "")" }
}
