import UIKit

/// A navigation item of the app's own class, as nibs name it.
final class NibNavigationItem: UINavigationItem {
  private(set) var titleWhenMade: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    titleWhenMade = title
  }
}
