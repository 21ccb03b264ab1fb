import WindfallCore

/// See [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// In place of the text.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// In place of the secondary text.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: UITableViewCell.margin, bottom: 11, trailing: UITableViewCell.margin)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Without effect: the margins are those of the configuration.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

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
