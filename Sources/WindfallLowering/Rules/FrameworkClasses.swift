/// UIKit's responders, whose extensions can declare members to be overridden.
enum FrameworkClasses {
  private static let subclasses: [String: String] = [
    "UIResponder": "UIApplication UIView UIViewController",
    "UIView": """
    UIControl UIScrollView UILabel UIImageView UIStackView UIWindow UITableViewCell UITableViewHeaderFooterView \
    UICollectionReusableView UIProgressView UIActivityIndicatorView UIPickerView UISearchBar UIToolbar UITabBar \
    UINavigationBar UIVisualEffectView
    """,
    "UIControl": """
    UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker UIRefreshControl
    """,
    "UIScrollView": "UITableView UICollectionView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UITextField": "UISearchTextField",
    "UIViewController": """
    UITableViewController UICollectionViewController UINavigationController UITabBarController \
    UISplitViewController UIPageViewController UIAlertController UISearchController UIActivityViewController
    """,
  ]

  private static let superclasses = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { superclass, names in
      names.split(separator: " ").map { (String($0), superclass) }
    })

  /// Whether the class is a responder.
  static func isResponder(_ name: String) -> Bool { name == "UIResponder" || superclasses[name] != nil }

  /// Whether a class is another one of UIKit, or inherits from it.
  static func isClass(_ name: String, kindOf other: String) -> Bool {
    var next: String? = name
    while let current = next {
      if current == other { return true }
      next = superclasses[current]
    }
    return false
  }
}
