/// Shows the background configuration of a cell.
final class CellBackgroundView: UIView {
  private let configuration: UIBackgroundConfiguration

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = configuration.backgroundColor.map(configuration.resolvedBackgroundColor)
    layer.cornerRadius = configuration.cornerRadius
    if let color = configuration.strokeColor, configuration.strokeWidth > 0 {
      layer.borderWidth = configuration.strokeWidth
      layer.borderColor = configuration.resolvedStrokeColor(for: color).cgColor
    }
    if let image = configuration.image {
      let picture = UIImageView(image: image)
      picture.contentMode = configuration.imageContentMode
      picture.clipsToBounds = true
      show(picture)
    }
    if let view = configuration.customView { show(view) }
  }

  private func show(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
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
