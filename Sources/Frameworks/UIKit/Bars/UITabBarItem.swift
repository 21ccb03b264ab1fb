/// See [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }

  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }

  open var badgeColor: UIColor? { didSet { itemDidChange() } }

  open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }

  private var badgeTextAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  private var storedButton: TabBarButton?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// What a tab bar shows for the item; made when it is first asked for.
  var button: UIButton {
    if let storedButton { return storedButton }
    let button = TabBarButton(type: .system)
    storedButton = button
    itemDidChange()
    return button
  }

  override func itemDidChange() { storedButton?.show(self) }

  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeTextAttributes[state.rawValue] = textAttributes
    itemDidChange()
  }

  /// Badges are drawn with those of the normal state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeTextAttributes[state.rawValue]
  }
}

extension UITabBarItem {
  /// See [UITabBarItem.SystemItem](https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem).
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites: "star.fill"
      case .featured: "star.fill"
      case .topRated: "star.fill"
      case .recents: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .history: "clock.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostRecent: "clock.fill"
      case .mostViewed: "list.number"
      }
    }
  }
}

/// See [UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance).
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()

  final var onChange: (@MainActor () -> Void)? {
    didSet { (normal.onChange, selected.onChange) = (onChange, onChange) }
  }

  /// Kept and given back: items are only drawn normal and selected.
  public let disabled = UITabBarItemStateAppearance()
  /// The same.
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }
}
