/// See [UICollectionLayoutListConfiguration](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// See [UICollectionLayoutListConfiguration.Appearance](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum).
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// See [UICollectionLayoutListConfiguration.HeaderMode](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum).
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// See [UICollectionLayoutListConfiguration.FooterMode](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/footermode-swift.enum).
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// A list is separated by thin lines, after its last row only where it is plain.
  public var showsSeparators = true
  public var separatorConfiguration = UIListSeparatorConfiguration()
  @preconcurrency public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Without effect: behind the rows is what the collection view has.
  public var backgroundColor: UIColor?
  /// Without effect: headers begin where their section does.
  public var headerTopPadding: CGFloat?
  @preconcurrency public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  @preconcurrency public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// See [UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/swipeactionsconfigurationprovider).
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// See [UICollectionLayoutListConfiguration.ItemSeparatorHandler](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/itemseparatorhandler-swift.typealias).
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public init(appearance: Appearance) { self.appearance = appearance }

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }
}

extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
