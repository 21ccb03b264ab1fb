/// See [UIContentUnavailableView](https://developer.apple.com/documentation/uikit/uicontentunavailableview).
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private var shown: UIContentUnavailableConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    addSubview(stack)
    apply()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure(
          "UIContentUnavailableView shows a UIContentUnavailableConfiguration, not \(type(of: newValue))")
      }
      shown = new
      apply()
    }
  }

  private func apply() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      stack.addArrangedSubview(indicator)
    }
    if let image = shown.image { stack.addArrangedSubview(picture(of: image)) }
    add(shown.text, shown.textProperties)
    add(shown.secondaryText, shown.secondaryTextProperties)
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func picture(of image: UIImage) -> UIImageView {
    let properties = shown.imageProperties
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = properties.tintColor
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration ?? .init(pointSize: 48)
    view.layer.cornerRadius = properties.cornerRadius
    let limit = properties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
    return view
  }

  private func add(_ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel()
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    stack.addArrangedSubview(label)
  }

  private func add(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard configuration.title?.isEmpty == false || configuration.attributedTitle != nil || configuration.image != nil
    else { return }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    stack.addArrangedSubview(button)
  }

  /// In the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 20, dy: 20)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    stack.frame = CGRect(x: room.minX, y: room.midY - size.height / 2, width: room.width, height: size.height)
  }
}
