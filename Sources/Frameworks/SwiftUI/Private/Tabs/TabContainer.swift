import UIKit

/// The view controller that shows the pages of a tab view.
@MainActor
protocol TabContainer: AnyObject {
  var controller: UIViewController { get }
  /// Called with the number of the page that a person chose.
  var onChoice: ((Int) -> Void)? { get set }
  func setPages(_ pages: [UIViewController])
  func select(_ index: Int)
}
