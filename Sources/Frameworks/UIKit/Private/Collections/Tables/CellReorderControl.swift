import WindfallCore

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
