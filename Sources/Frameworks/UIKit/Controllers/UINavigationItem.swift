/// See [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// See [LargeTitleDisplayMode](https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum).
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    case inline = 3
  }

  /// The bar that has the item in its stack.
  weak var bar: UINavigationBar?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? NibCoder { coder.nib.decode(self, from: coder.element) }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var title: String? { didSet { if title != oldValue { bar?.itemDidChange() } } }

  /// Shown below a title that is not large.
  open var subtitle: String? { didSet { if subtitle != oldValue { bar?.itemDidChange() } } }

  /// In the place of the title where that is large.
  open var largeTitle: String? { didSet { if largeTitle != oldValue { bar?.itemDidChange() } } }

  open var titleView: UIView? { didSet { if titleView !== oldValue { bar?.itemDidChange() } } }

  open var prompt: String? { didSet { if prompt != oldValue { bar?.itemDidChange() } } }

  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { bar?.itemDidChange() } } }

  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { bar?.itemDidChange() } }
  }

  /// The button has its title all the same.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { bar?.itemDidChange() } } }

  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemDidChange() } }
  }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.itemDidChange() } }
  }

  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { bar?.itemDidChange() } }
  }

  /// The search bar stays in sight also where this is true: it never lies over content.
  open var hidesSearchBarWhenScrolling = true

  open var standardAppearance: UINavigationBarAppearance? { didSet { adopt(standardAppearance) } }

  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }

  private func adopt(_ appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.bar?.itemDidChange() }
    bar?.itemDidChange()
  }

  /// From the left edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { bar?.itemDidChange() } }
  }

  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { bar?.itemDidChange() } }
  }

  /// From the leading edge on, behind the items of the left side.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adoptGroups(leadingItemGroups, oldValue) } }

  /// As on a phone, they are in a menu at the trailing edge.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { adoptGroups(centerItemGroups, oldValue) } }

  /// Up to the trailing edge, in front of the items of the right side.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adoptGroups(trailingItemGroups, oldValue) } }

  /// At the trailing edge.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adoptGroups([pinnedTrailingGroup].compactMap { $0 }, [oldValue].compactMap { $0 }) }
  }

  /// At the end of the menu at the trailing edge.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { groupsDidChange() } }

  final var overflow: UIBarButtonItem?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}

extension UINavigationItem {
  /// See [UINavigationItem.SearchBarPlacement](https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum).
  /// A search bar always stands below the title.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  /// See [UINavigationItem.BackButtonDisplayMode](https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum).
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
}
