/// The outlets that UIKit's own classes have.
@MainActor enum NibOutlets {
  /// Sets an outlet of a class of UIKit; says no where the object has none of this name.
  static func set(_ value: AnyObject, on object: AnyObject, _ property: String) -> Bool {
    switch (object, property) {
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let view as UITextView, "delegate"): view.delegate = value as? any UITextViewDelegate
    case (let view as UIScrollView, "delegate"): view.delegate = value as? any UIScrollViewDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case (let view as UIView, "gestureRecognizers"):
      if let recognizer = value as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
    case (let controller as UIViewController, "view"): controller.view = value as? UIView
    case (let controller as UITableViewController, "tableView"): controller.tableView = value as? UITableView
    case (let controller as UINavigationController, "delegate"):
      controller.delegate = value as? any UINavigationControllerDelegate
    case (let controller as UITabBarController, "delegate"):
      controller.delegate = value as? any UITabBarControllerDelegate
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let item as UINavigationItem, "titleView"): item.titleView = value as? UIView
    case (let item as UIBarButtonItem, "customView"): item.customView = value as? UIView
    default: return false
    }
    return true
  }
}
