import WindfallCore

/// The column of titles at the trailing edge of a table; a finger on a title brings up its section.
final class SectionIndexView: UIView {
  static let width: CGFloat = 15
  private static let titleHeight: CGFloat = 13.5

  let titles: [String]
  private unowned let table: UITableView
  private let labels: [UILabel]

  init(_ titles: [String], of table: UITableView) {
    self.titles = titles
    self.table = table
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    setSubviews(labels)
  }

  required init?(coder: NSCoder) { nil }

  func setColor(_ color: UIColor?) { for label in labels { label.textColor = color ?? table.tintColor } }

  /// The titles stand close together in the middle of the height.
  private var column: (top: CGFloat, step: CGFloat) {
    let step = min(SectionIndexView.titleHeight, bounds.height / CGFloat(max(1, titles.count)))
    return (bounds.midY - step * CGFloat(titles.count) / 2, step)
  }

  override func layoutSubviews() {
    let (top, step) = column
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    let (top, step) = column
    let row = Int(((touch.location(in: self).y - top) / max(step, 1)).rounded(.down))
    table.showSection(ofTitle: min(max(0, row), titles.count - 1))
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override var elementType: ElementType { .other }

  override var elementLabel: String { "Section index" }
}

/// The section index of a table: what was asked for, and the view that shows it.
struct SectionIndexState {
  var color: UIColor?
  var minimumRowCount = 0
  var view: SectionIndexView?
}

/// What the title of a section is shown as, on which its room depends.
enum SectionTitleKind {
  case header(isFirst: Bool)
  case footer

  /// The room between groups without a title.
  var emptyHeight: CGFloat {
    switch self {
    case .header(isFirst: true): 35
    case .header, .footer: 17.5
    }
  }

  /// The room above the title of a group.
  var groupedTop: CGFloat {
    switch self {
    case .header(isFirst: true): 33.5
    case .header: 16
    case .footer: 6
    }
  }
}
