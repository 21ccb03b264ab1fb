import WindfallCore

/// One component of a picker: a finger drags its rows past the middle, or taps the one that it wants there.
@_spi(Windfall) public final class PickerWheel: UIView {
  private weak var picker: UIPickerView?
  let component: Int
  private(set) var numberOfRows = 0
  private(set) var selectedRow = -1
  private(set) var rowHeight: CGFloat = 32
  private var rows: [Int: UIView] = [:]
  private var pool: [UIView] = []
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var rowBeforeDrag = 0

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
    pan.addHandler { [weak self] in self?.follow() }
    tap.addHandler { [weak self] in self?.tapped() }
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Asks for the rows anew; the selection stays as near as it can.
  func load(selecting row: Int) {
    guard let picker else { return }
    numberOfRows = max(0, picker.numberOfRows(of: self))
    rowHeight = picker.height(of: self)
    for row in rows.keys.sorted() { recycle(row) }
    selectedRow = -1
    select(row)
    setNeedsLayout()
    setNeedsPublish()
  }

  func select(_ row: Int) {
    let new = numberOfRows == 0 ? -1 : min(max(0, row), numberOfRows - 1)
    guard new != selectedRow else { return }
    selectedRow = new
    setNeedsLayout()
    setNeedsPublish()
  }

  func view(ofRow row: Int) -> UIView? {
    layoutIfNeeded()
    return rows[row]
  }

  // MARK: - Fingers

  /// Comes to rest at the row that reads as the value, as after a finger's turn; false where none does.
  public func turn(to value: String) -> Bool {
    guard let picker else { return false }
    let near = rows.first { $0.value.spokenText == value }?.key
    let row =
      near ?? (picker.delegate as? DateWheels)?.row(reading: value, in: component, near: selectedRow)
      ?? (0..<numberOfRows).first { picker.view(row: $0, of: self, reusing: nil).spokenText == value }
    guard let row else { return false }
    settle(on: row, from: selectedRow)
    return true
  }

  private func tapped() {
    guard tap.state == .ended else { return }
    settle(on: selectedRow + steps(tap.location(in: self).y - bounds.midY), from: selectedRow)
  }

  private func follow() {
    if pan.state == .began { rowBeforeDrag = selectedRow }
    let row = rowBeforeDrag - steps(pan.translation(in: self).y)
    switch pan.state {
    case .began, .changed: select(row)
    case .ended, .cancelled: settle(on: row, from: rowBeforeDrag)
    case .possible, .failed: break
    }
  }

  private func steps(_ distance: CGFloat) -> Int { Int((distance / rowHeight).rounded()) }

  private func settle(on row: Int, from old: Int) {
    select(row)
    if selectedRow != old { picker?.wheelDidTurn(self) }
  }

  // MARK: - Layout

  public override func layoutSubviews() {
    guard let picker, numberOfRows > 0, bounds.height > 0 else { return }
    let reach = Int((bounds.height / 2 / rowHeight).rounded(.up))
    let visible = max(0, selectedRow - reach)...min(numberOfRows - 1, selectedRow + reach)
    for row in rows.keys.sorted() where !visible.contains(row) { recycle(row) }
    for row in visible {
      let view = rows[row] ?? picker.view(row: row, of: self, reusing: pool.popLast())
      rows[row] = view
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(
        x: 0, y: bounds.midY + (CGFloat(row - selectedRow) - 0.5) * rowHeight, width: bounds.width, height: rowHeight)
      view.alpha = row == selectedRow ? 1 : 0.4
    }
  }

  private func recycle(_ row: Int) {
    guard let view = rows.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    pool.append(view)
  }

  // MARK: - Publishing

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? picker?.label(of: self) }
    set { super.accessibilityLabel = newValue }
  }

  public override var accessibilityValue: String? {
    get { super.accessibilityValue ?? rows[selectedRow]?.spokenText }
    set { super.accessibilityValue = newValue }
  }

  public override var elementType: ElementType { .pickerWheel }
}

extension UIView {
  /// What is read out for the view: its own label, or the texts in it.
  fileprivate var spokenText: String {
    if let accessibilityLabel { return accessibilityLabel }
    return subviews.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The title of a row of a picker.
final class PickerLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    font = .systemFont(ofSize: 21)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
  }
}
