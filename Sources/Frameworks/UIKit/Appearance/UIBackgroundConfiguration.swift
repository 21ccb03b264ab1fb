/// See [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }

  public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  init() {}
}
