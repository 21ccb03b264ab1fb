import WindfallCore

/// See [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// See [TextProperties](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct).
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(secondarySize: CGFloat, secondaryColor: UIColor, isSideBySide: Bool) {
    textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    secondaryTextProperties = TextProperties(font: .systemFont(ofSize: secondarySize), color: secondaryColor)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondarySize: 12, secondaryColor: .label, isSideBySide: false)
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondarySize: 17, secondaryColor: .secondaryLabel, isSideBySide: true)
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  public static func plainHeader() -> UIListContentConfiguration { header(.boldSystemFont(ofSize: 17), .label) }

  public static func plainFooter() -> UIListContentConfiguration { header(.systemFont(ofSize: 17), .secondaryLabel) }

  public static func groupedHeader() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 13), .secondaryLabel)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.boldSystemFont(ofSize: 20), .label)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 13), .secondaryLabel)
  }

  public static func sidebarHeader() -> UIListContentConfiguration { header(.boldSystemFont(ofSize: 17), .label) }

  private static func header(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
    var configuration = cell()
    configuration.textProperties = TextProperties(font: font, color: color)
    return configuration
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Lists look the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

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
