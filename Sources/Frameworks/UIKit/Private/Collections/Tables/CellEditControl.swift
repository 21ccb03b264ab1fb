import WindfallCore

/// The mark at the leading edge of a row that is edited: it deletes, inserts or selects.
final class CellEditControl: UIButton {
  static let room: CGFloat = 38

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
    let text = (superview as? UITableViewCell)?.contentText ?? ""
    return purpose == .insert ? "Insert \(text)" : "Delete \(text)"
  }

  override var elementPublishing: ElementPublishing { isSelection ? .hidden : super.elementPublishing }
}
