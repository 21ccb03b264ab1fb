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
