/// Shows the background configuration of a cell.
final class CellBackgroundView: UIView {
  private let configuration: UIBackgroundConfiguration

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = configuration.backgroundColor
    layer.cornerRadius = configuration.cornerRadius
    if let color = configuration.strokeColor, configuration.strokeWidth > 0 {
      layer.borderWidth = configuration.strokeWidth
      layer.borderColor = color.cgColor
    }
  }

  required init?(coder: NSCoder) { nil }

  func fit(into box: CGRect) {
    let insets = configuration.backgroundInsets
    frame = box.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    ).insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }

  override var elementPublishing: ElementPublishing { .hidden }
}
