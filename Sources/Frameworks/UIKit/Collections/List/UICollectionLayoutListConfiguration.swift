/// See [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// See [UICollectionLayoutListConfiguration.Appearance](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum).
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// See [UICollectionLayoutListConfiguration.HeaderMode](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum).
  public enum HeaderMode: Int, Sendable {
    case none, supplementary
  }

  /// See [UICollectionLayoutListConfiguration.FooterMode](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum).
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none

  public init(appearance: Appearance) { self.appearance = appearance }
}
