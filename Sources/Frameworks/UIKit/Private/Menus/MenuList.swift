import WindfallCore

/// The rows of an open menu; those of menus to be shown inline stand among the others.
final class MenuList: UIScrollView {
  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44

  var onChoice: (@MainActor (UIMenuElement) -> Void)?
  private var rows: [UIView] = []

  init(_ menu: UIMenu) {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    accessibilityLabel = menu.title
    if !menu.title.isEmpty { addHeader(menu.title) }
    add(menu.children)
  }

  required init?(coder: NSCoder) { nil }

  private func addHeader(_ title: String) {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    rows.append(label)
    addSubview(label)
  }

  private func add(_ elements: [UIMenuElement]) {
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        if !menu.title.isEmpty { addHeader(menu.title) }
        add(menu.children)
      } else if ((element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes)?.contains(.hidden) != true {
        addRow(element)
      }
    }
  }

  private func addRow(_ element: UIMenuElement) {
    let button = UIButton(type: .system)
    button.contentHorizontalAlignment = .leading
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    button.setTitle(element.title, for: .normal)
    button.setImage(element.image, for: .normal)
    var color = UIColor.label
    if let action = element as? UIAction {
      button.isEnabled = !action.attributes.contains(.disabled)
      button.isSelected = action.state == .on
      button.accessibilityIdentifier = action.accessibilityIdentifier
      if action.attributes.contains(.destructive) { color = .systemRed }
    } else if let command = element as? UICommand {
      button.isEnabled = !command.attributes.contains(.disabled)
      button.isSelected = command.state == .on
      if command.attributes.contains(.destructive) { color = .systemRed }
    } else if (element as? UIMenu)?.options.contains(.destructive) == true {
      color = .systemRed
    }
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      button.accessibilityLabel = "\(element.title), \(subtitle)"
    }
    button.setTitleColor(color, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onChoice?(element) }, for: .touchUpInside)
    let cell = MenuCell()
    cell.addSubview(button)
    rows.append(cell)
    addSubview(cell)
  }

  var wantedSize: CGSize { CGSize(width: MenuList.width, height: rows.reduce(0) { $0 + height(of: $1) }) }

  private func height(of row: UIView) -> CGFloat { row is UILabel ? 28 : MenuList.rowHeight }

  override func layoutSubviews() {
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: row))
      y = row.frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  override var elementType: ElementType { .collectionView }
}

/// Holds the button of a row of a menu.
final class MenuCell: UIView {
  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }

  override var elementType: ElementType { .cell }
}
