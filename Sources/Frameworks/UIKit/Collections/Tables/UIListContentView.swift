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
    UIListContentView.apply(list.text, list.textProperties, to: label)
    UIListContentView.apply(list.secondaryText, list.secondaryTextProperties, to: detailLabel)
    var views: [UIView] = picture.image == nil ? [] : [picture]
    views += [label, detailLabel].filter { !($0.text ?? "").isEmpty }
    setSubviews(views)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private static func apply(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, to label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
  }

  private var textLayout: CellTextLayout {
    CellTextLayout(
      style: list.prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle, picture: picture, label: label,
      detailLabel: detailLabel)
  }

  open override func layoutSubviews() { textLayout.place(in: bounds) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(UITableViewCell.minimumHeight, textLayout.height(width: size.width)))
  }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .transparent }
}
