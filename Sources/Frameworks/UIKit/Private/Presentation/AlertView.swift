import WindfallCore

/// The box of an alert or of an action sheet: title, message, text fields and buttons.
///
/// What is inside lies in scroll views, and each text field in a cell, as UI tests find it on iOS.
final class AlertView: UIView {
  private static let alertWidth: CGFloat = 270
  private static let margin: CGFloat = 16

  private let style: UIAlertController.Style
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private let content = AlertPart(.other)
  private let head = AlertPart(.scrollView)
  private let headContent = AlertPart(.other)
  private let fieldList = AlertPart(.collectionView)
  private let foot = AlertPart(.scrollView)
  private let footContent = AlertPart(.other)

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    titleLabel.font = .systemFont(ofSize: style == .alert ? 17 : 13, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    addSubview(content)
    head.addSubview(headContent)
    foot.addSubview(footContent)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    title: String?, message: String?, textFields: [UITextField], actions: [UIAlertAction], preferred: UIAlertAction?,
    attributedTitle: NSAttributedString? = nil, attributedMessage: NSAttributedString? = nil,
    onChoice: @escaping @MainActor (UIAlertAction) -> Void
  ) {
    titleLabel.text = title
    messageLabel.text = message
    if let attributedTitle { titleLabel.attributedText = attributedTitle }
    if let attributedMessage { messageLabel.attributedText = attributedMessage }
    fields = textFields
    buttons = actions.map { button(for: $0, isPreferred: $0 === preferred, onChoice) }
    let labels = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    fieldList.setSubviews(fields.map { $0.superview as? AlertPart ?? AlertPart(.cell, of: $0) })
    headContent.setSubviews(labels + (fields.isEmpty ? [] : [fieldList]))
    footContent.setSubviews(buttons)
    content.setSubviews((headContent.subviews.isEmpty ? [] : [head]) + (buttons.isEmpty ? [] : [foot]))
    accessibilityLabel = attributedTitle?.string ?? title ?? attributedMessage?.string ?? message
  }

  private func button(
    for action: UIAlertAction, isPreferred: Bool, _ onChoice: @escaping @MainActor (UIAlertAction) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    if let color = action.titleTextColor { button.setTitleColor(color, for: .normal) }
    if let image = action.image {
      button.setImage(image, for: .normal)
      button.tintColor = action.imageTintColor ?? action.titleTextColor
    }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { _ in onChoice(action) }, for: .touchUpInside)
    action.button = button
    return button
  }

  // MARK: - Layout

  /// An alert goes to the middle, an action sheet to the bottom.
  func place(in bounds: CGRect, safeArea: UIEdgeInsets) {
    let width = style == .alert ? AlertView.alertWidth : min(bounds.width - 16, 400)
    let height = arrange(width: width)
    let room = bounds.inset(by: safeArea)
    let y = style == .alert ? room.midY - height / 2 : room.maxY - height - 8
    frame = CGRect(x: bounds.midX - width / 2, y: y.rounded(), width: width, height: height)
  }

  var popoverSize: CGSize { CGSize(width: AlertView.alertWidth, height: arrange(width: AlertView.alertWidth)) }

  /// Takes all of a popover.
  func fill(_ bounds: CGRect) {
    frame = bounds
    _ = arrange(width: bounds.width)
  }

  /// Places everything inside; returns the height that it takes.
  private func arrange(width: CGFloat) -> CGFloat {
    let headHeight = arrangeHead(width: width)
    let footHeight = arrangeFoot(width: width)
    content.frame = CGRect(x: 0, y: 0, width: width, height: headHeight + footHeight)
    head.frame = CGRect(x: 0, y: 0, width: width, height: headHeight)
    headContent.frame = head.bounds
    foot.frame = CGRect(x: 0, y: headHeight, width: width, height: footHeight)
    footContent.frame = foot.bounds
    return headHeight + footHeight
  }

  private func arrangeHead(width: CGFloat) -> CGFloat {
    let margin = AlertView.margin
    var y: CGFloat = 20
    for label in [titleLabel, messageLabel] where label.superview === headContent {
      let size = label.sizeThatFits(CGSize(width: width - 2 * margin, height: 0))
      label.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: size.height)
      y += size.height + 4
    }
    fieldList.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: CGFloat(fields.count) * 38)
    for (index, field) in fields.enumerated() {
      field.superview?.frame = CGRect(x: 0, y: CGFloat(index) * 38, width: width - 2 * margin, height: 38)
      field.frame = CGRect(x: 0, y: 4, width: width - 2 * margin, height: 30)
      y += 38
    }
    return y == 20 ? 0 : y + 16
  }

  private func arrangeFoot(width: CGFloat) -> CGFloat {
    let rowHeight: CGFloat = style == .alert ? 44 : 57
    if style == .alert, buttons.count == 2 {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * width / 2, y: 0, width: width / 2, height: rowHeight)
      }
      return rowHeight
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
    }
    return CGFloat(buttons.count) * rowHeight
  }

  override var elementType: ElementType { style == .alert ? .alert : .sheet }
}

/// The view of an alert's controller, around its box. Apps name an alert by this view, and UI tests find the name at the
/// alert; what lies between the two has the element of this one.
final class AlertBackdrop: UIView {
  let box: AlertView
  private let stage = UIView()

  init(frame: CGRect, around box: AlertView) {
    self.box = box
    super.init(frame: frame)
    stage.frame = bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(box)
    addSubview(stage)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityIdentifier: String? {
    didSet { box.accessibilityIdentifier = accessibilityIdentifier }
  }

  override var elementPublishing: ElementPublishing { .transparent }
}

/// A part of an alert, which says what kind of element it is.
final class AlertPart: UIView {
  private let type: ElementType

  init(_ type: ElementType, of view: UIView? = nil) {
    self.type = type
    super.init(frame: .zero)
    if let view { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var elementType: ElementType { type }
}
