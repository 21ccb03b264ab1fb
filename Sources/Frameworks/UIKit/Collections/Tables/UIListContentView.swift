import WindfallCore

/// See [UIListContentView](https://developer.apple.com/documentation/uikit/uilistcontentview).
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView()
  private let label = UILabel()
  private let detailLabel = UILabel()
  private var list: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    apply()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    apply()
  }

  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("UIListContentView shows a UIListContentConfiguration, not \(type(of: newValue))")
      }
      guard new != list else { return }
      list = new
      apply()
    }
  }

  private func apply() {
    picture.image = list.image
    picture.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    picture.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
    picture.layer.cornerRadius = list.imageProperties.cornerRadius
    picture.clipsToBounds = list.imageProperties.cornerRadius > 0
    show(list.text, list.attributedText, list.textProperties, in: label)
    show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: detailLabel)
    var views: [UIView] = picture.image == nil ? [] : [picture]
    views += [label, detailLabel].filter { !($0.text ?? "").isEmpty }
    setSubviews(views)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.textAlignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributedText { label.attributedText = attributedText } else { label.text = properties.transformed(text) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    picture.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
  }

  private var textLayout: CellTextLayout {
    var layout = CellTextLayout(
      style: list.prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle, picture: picture, label: label,
      detailLabel: detailLabel)
    layout.margins = list.directionalLayoutMargins
    layout.gap = list.imageToTextPadding
    layout.textGap = CGSize(
      width: list.textToSecondaryTextHorizontalPadding, height: list.textToSecondaryTextVerticalPadding)
    layout.imageProperties = list.imageProperties
    return layout
  }

  open override func layoutSubviews() { textLayout.place(in: bounds, isMirrored: isRightToLeft) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(UITableViewCell.minimumHeight, textLayout.height(width: size.width)))
  }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .transparent }
}
