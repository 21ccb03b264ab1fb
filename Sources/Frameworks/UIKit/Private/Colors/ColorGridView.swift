import WindfallCore

/// The grid of a colour picker: greys, and below them twelve hues from dark to light. A finger may slide over it.
final class ColorGridView: UIView {
  /// Height by width.
  static let aspect = CGFloat(rows.count) / CGFloat(columns)

  private static let columns = 12

  /// Those of iOS, as red, green and blue.
  private static let rows: [[UInt32]] = [
    [
      0xffffff, 0xebebeb, 0xd6d6d6, 0xc2c2c2, 0xadadad, 0x999999, 0x858585, 0x707070, 0x5c5c5c, 0x474747, 0x333333,
      0x000000,
    ],
    [
      0x00374a, 0x011d57, 0x11053b, 0x2e063d, 0x3c071b, 0x5c0701, 0x5a1c00, 0x583300, 0x563d00, 0x666100, 0x4f5504,
      0x263e0f,
    ],
    [
      0x004d65, 0x012f7b, 0x1a0a52, 0x450d59, 0x551029, 0x831100, 0x7b2900, 0x7a4a00, 0x785800, 0x8d8602, 0x6f760a,
      0x38571a,
    ],
    [
      0x016e8f, 0x0042a9, 0x2c0977, 0x61187c, 0x791a3d, 0xb51a00, 0xad3e00, 0xa96800, 0xa67b01, 0xc4bc00, 0x9ba50e,
      0x4e7a27,
    ],
    [
      0x008cb4, 0x0056d6, 0x371a94, 0x7a219e, 0x99244f, 0xe22400, 0xda5100, 0xd38301, 0xd19d01, 0xf5ec00, 0xc3d117,
      0x669d34,
    ],
    [
      0x00a1d8, 0x0061fd, 0x4d22b2, 0x982abc, 0xb92d5d, 0xff4015, 0xff6a00, 0xffab01, 0xfcc700, 0xfefb41, 0xd9ec37,
      0x76bb40,
    ],
    [
      0x01c7fc, 0x3a87fd, 0x5e30eb, 0xbe38f3, 0xe63b7a, 0xfe6250, 0xfe8648, 0xfeb43f, 0xfecb3e, 0xfff76b, 0xe4ef65,
      0x96d35f,
    ],
    [
      0x52d6fc, 0x74a7ff, 0x864ffd, 0xd357fe, 0xee719e, 0xff8c82, 0xfea57d, 0xfec777, 0xfed977, 0xfff994, 0xeaf28f,
      0xb1dd8b,
    ],
    [
      0x93e3fc, 0xa7c6ff, 0xb18cfe, 0xe292fe, 0xf4a4c0, 0xffb5af, 0xffc5ab, 0xfed9a8, 0xfde4a8, 0xfffbb9, 0xf1f7b7,
      0xcde8b5,
    ],
    [
      0xcbf0ff, 0xd2e2fe, 0xd8c9fe, 0xefcafe, 0xf9d3e0, 0xffdad8, 0xffe2d6, 0xfeecd4, 0xfef1d5, 0xfdfbdd, 0xf6fadb,
      0xdeeed4,
    ],
  ]

  /// Told of the colour under the finger, and whether the finger is still down.
  var onChange: ((UIColor, Bool) -> Void)?

  private var cells: [ColorGridCell] = []
  private var current: ColorGridCell?

  init() {
    super.init(frame: .zero)
    cells = ColorGridView.rows.joined().map { ColorGridCell(UIColor(rgb: $0)) }
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  /// Marks the colour, if the grid has it.
  func show(_ color: UIColor) {
    let opaque = color.withAlphaComponent(1)
    for cell in cells { cell.isChosen = cell.color.isEqual(toDisplayed: opaque) }
  }

  override func layoutSubviews() {
    let size = CGSize(
      width: bounds.width / CGFloat(ColorGridView.columns), height: bounds.height / CGFloat(ColorGridView.rows.count))
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: ColorGridView.columns)
      cell.frame = CGRect(
        x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, isDown: true) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, isDown: true) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, isDown: false) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { choose([], isDown: false) }

  private func choose(_ touches: Set<UITouch>, isDown: Bool) {
    let cell = touches.first.flatMap { touch in cells.first { $0.frame.contains(touch.location(in: self)) } } ?? current
    guard let cell, cell !== current || !isDown else { return }
    current = isDown ? cell : nil
    onChange?(cell.color, isDown)
  }
}

/// A colour of the grid. The grid itself takes the touches.
private final class ColorGridCell: UIView {
  let color: UIColor
  var isChosen = false {
    didSet {
      layer.borderWidth = isChosen ? 3 : 0
      if isChosen != oldValue { setNeedsPublish() }
    }
  }

  init(_ color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color
    isUserInteractionEnabled = false
    layer.borderColor = UIColor.white.cgColor
    accessibilityLabel = ColorName.name(of: color)
  }

  required init?(coder: NSCoder) { nil }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { isChosen ? [.button, .selected] : .button }
}

extension UIColor {
  fileprivate convenience init(rgb: UInt32) {
    let part = { (shift: UInt32) in CGFloat(rgb >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// Whether both are of the same red, green and blue, in whole numbers up to 255.
  fileprivate func isEqual(toDisplayed other: UIColor) -> Bool {
    let (own, others) = (displayComponents, other.displayComponents)
    return zip(own, others).allSatisfy { ($0 * 255).rounded() == ($1 * 255).rounded() }
  }

  private var displayComponents: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }
}
