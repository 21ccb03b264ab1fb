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

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Lists look the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
