import WindfallCore

/// The buttons that a row shows beside its content when it is swiped aside, the first one at the edge.
final class SwipeActionsView: UIView {
  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 15

  let isLeading: Bool
  private var buttons: [UIButton] = []

  init(_ actions: [UIContextualAction], isLeading: Bool, onChoice: @escaping @MainActor (UIContextualAction) -> Void) {
    self.isLeading = isLeading
    super.init(frame: .zero)
    buttons = actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in onChoice(action) }, for: .touchUpInside)
      return button
    }
    setSubviews(buttons)
  }

  required init?(coder: NSCoder) { nil }

  /// The room that all buttons take.
  var width: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: UIButton) -> CGFloat {
    max(SwipeActionsView.minimumWidth, button.sizeThatFits(.zero).width + 2 * SwipeActionsView.padding)
  }

  override func layoutSubviews() {
    var edge = isLeading ? bounds.minX : bounds.maxX
    for button in buttons {
      let width = width(of: button)
      if !isLeading { edge -= width }
      button.frame = CGRect(x: edge, y: 0, width: width, height: bounds.height)
      if isLeading { edge += width }
    }
  }

  override var elementPublishing: ElementPublishing { .transparent }
}
