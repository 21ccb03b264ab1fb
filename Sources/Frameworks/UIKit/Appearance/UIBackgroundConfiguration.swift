/// See [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
public struct UIBackgroundConfiguration: Hashable {
  public var customView: UIView?
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Without effect: the insets are those of the configuration.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }

  public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// Backgrounds look the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColorTransformer.resolved(backgroundColor ?? tintColor)
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    strokeColorTransformer.resolved(strokeColor ?? tintColor)
  }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  init() {}
}
