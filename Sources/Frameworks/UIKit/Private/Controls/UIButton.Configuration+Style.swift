import WindfallCore

extension UIButton.Configuration {
  func foregroundColor(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return baseForegroundColor ?? (style == .filled ? .white : tint)
  }

  func backgroundColor(tint: UIColor, isEnabled: Bool) -> UIColor? {
    if let color = background.backgroundColor { return color }
    if style == .plain { return baseBackgroundColor }
    guard isEnabled else { return .tertiarySystemFill }
    switch style {
    case .plain, .filled: return baseBackgroundColor ?? tint
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    }
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 5
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }

  @MainActor func breakLines(of title: UILabel, _ subtitle: UILabel) {
    for (label, mode) in [(title, titleLineBreakMode), (subtitle, subtitleLineBreakMode)] {
      label.lineBreakMode = mode
      label.numberOfLines = [.byWordWrapping, .byCharWrapping].contains(mode) ? 0 : 1
    }
  }

  func titleText(color: UIColor) -> NSAttributedString? {
    text(attributedTitle, .preferredFont(forTextStyle: buttonSize.textStyle), color, titleTextAttributesTransformer)
  }

  func subtitleText(color: UIColor) -> NSAttributedString? {
    text(attributedSubtitle, .preferredFont(forTextStyle: .footnote), color, subtitleTextAttributesTransformer)
  }

  private func text(
    _ text: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    var defaults = AttributeContainer()
    defaults[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    defaults[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    if let transformer { defaults = transformer(defaults) }
    return .uiKit(text, over: defaults)
  }

  @MainActor func drawBackground(of button: UIButton) -> [DisplayItem] {
    let traits = button.traits
    let box = button.bounds.inset(by: UIEdgeInsets(background.backgroundInsets, isRightToLeft: button.isRightToLeft))
    let radius = cornerRadius(height: box.height)
    var items: [DisplayItem] = []
    if let color = backgroundColor(tint: button.tintColor ?? .systemBlue, isEnabled: button.isEnabled) {
      items.append(.fill(.roundedRect(box, orPlainBelow: radius), .color(color.displayColor(with: traits))))
    }
    if background.strokeWidth > 0 {
      let color = background.strokeColor ?? button.tintColor ?? .systemBlue
      let outset = background.strokeOutset - background.strokeWidth / 2
      let outline = DisplayPath.roundedRect(box.insetBy(dx: -outset, dy: -outset), orPlainBelow: radius)
      items.append(
        .stroke(
          outline, .color(color.displayColor(with: traits)), DisplayStroke(width: background.strokeWidth)))
    }
    return items
  }
}

extension UIButton.Configuration.Size {
  fileprivate var textStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }
}

extension UIButton {
  /// What is left free around the contents.
  var insets: UIEdgeInsets {
    configuration.map { UIEdgeInsets($0.contentInsets, isRightToLeft: isRightToLeft) } ?? contentEdgeInsets
  }
}
