import WindfallCore

/// An activity to choose.
final class ActivityCell: UIControl {
  private let label = UILabel()
  private let onChoice: () -> Void

  init(title: String, onChoice: @escaping () -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    label.text = title
    addSubview(label)
    accessibilityLabel = title
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func didTouchUpInside(event: UIEvent?) { onChoice() }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 16, dy: 0) }

  override var elementType: ElementType { .cell }
}

/// What an activity view controller shows: a button that closes it, and a cell for each activity.
final class ActivityListView: UIView {
  private let close = UIButton(type: .system)
  private var cells: [ActivityCell] = []

  init(activities: [UIActivity], onClose: @escaping () -> Void, onChoice: @escaping @MainActor (UIActivity) -> Void) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemGroupedBackground
    accessibilityIdentifier = "ActivityListView"
    close.setTitle("Close", for: .normal)
    close.accessibilityIdentifier = "header.closeButton"
    close.addAction(UIAction { _ in onClose() }, for: .touchUpInside)
    cells = activities.map { activity in ActivityCell(title: activity.activityTitle ?? "") { onChoice(activity) } }
    setSubviews([close] + cells)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    close.frame = CGRect(x: bounds.maxX - 96, y: 12, width: 80, height: 44)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(x: 16, y: 72 + 52 * CGFloat(index), width: bounds.width - 32, height: 52)
    }
  }
}
