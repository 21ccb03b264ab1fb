import Foundation

/// See [UITab](https://developer.apple.com/documentation/uikit/uitab). Its controller is made when the tab bar controller gets
/// the tab, also of one that is not selected.
@preconcurrency @MainActor open class UITab: NSObject {
  /// See [UITab.Placement](https://developer.apple.com/documentation/uikit/uitab/placement).
  public enum Placement: Int, Sendable {
    case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  open private(set) var identifier: String
  open var title: String { didSet { describe() } }
  open var image: UIImage? { didSet { describe() } }
  open var badgeValue: String? { didSet { describe() } }
  open var accessibilityIdentifier: String? { didSet { describe() } }
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
  open var userInfo: Any?

  /// Kept and given back, as the two below: there is no sidebar.
  open var preferredPlacement = Placement.automatic
  open var subtitle: String?
  open var allowsHiding = false

  open internal(set) weak var tabBarController: UITabBarController?

  private var provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  open var viewController: UIViewController? {
    if made == nil, let provider {
      self.provider = nil
      made = provider(self)
      describe()
    }
    return made
  }

  /// Gives the controller the item that the bar shows for the tab.
  private func describe() {
    guard let item = made?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = accessibilityIdentifier
  }
}

/// See [UISearchTab](https://developer.apple.com/documentation/uikit/uisearchtab). It stands among the others.
@preconcurrency @MainActor open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}
