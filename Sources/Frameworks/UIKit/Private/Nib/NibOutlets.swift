import WindfallCore

/// The outlets that UIKit's own classes have.
@MainActor enum NibOutlets {
  /// Sets an outlet of a class of UIKit; says no where the object has none of this name.
  static func set(_ value: AnyObject, on object: AnyObject, _ property: String) -> Bool {
    switch (object, property) {
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = value as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = value as? any UICollectionViewDelegate
    case (let collection as UICollectionView, "prefetchDataSource"):
      collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case (let table as UITableView, "prefetchDataSource"):
      table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let view as UITextView, "delegate"): view.delegate = value as? any UITextViewDelegate
    case (let bar as UITabBar, "delegate"): bar.delegate = value as? any UITabBarDelegate
    case (let field as UITextField, "inputView"): field.inputView = value as? UIView
    case (let field as UITextField, "inputAccessoryView"): field.inputAccessoryView = value as? UIView
    case (let field as UITextField, "leftView"): field.leftView = value as? UIView
    case (let field as UITextField, "rightView"): field.rightView = value as? UIView
    case (let view as UITextView, "inputView"): view.inputView = value as? UIView
    case (let view as UITextView, "inputAccessoryView"): view.inputAccessoryView = value as? UIView
    case (let view as UIScrollView, "refreshControl"): view.refreshControl = value as? UIRefreshControl
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = value as? UIView
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = value as? UIView
    case (let view as UIScrollView, "delegate"): view.delegate = value as? any UIScrollViewDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case (let view as UIView, "gestureRecognizers"):
      if let recognizer = value as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
    case (let controller as UISplitViewController, "delegate"):
      controller.delegate = value as? any UISplitViewControllerDelegate
    case (let controller as UIPageViewController, "delegate"):
      controller.delegate = value as? any UIPageViewControllerDelegate
    case (let controller as UIPageViewController, "dataSource"):
      controller.dataSource = value as? any UIPageViewControllerDataSource
    case (let controller as UIViewController, "view"): controller.view = value as? UIView
    case (let controller as UITableViewController, "tableView"): controller.tableView = value as? UITableView
    case (let controller as UINavigationController, "delegate"):
      controller.delegate = value as? any UINavigationControllerDelegate
    case (let controller as UITabBarController, "delegate"):
      controller.delegate = value as? any UITabBarControllerDelegate
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = value as? UIView
    case (let item as UINavigationItem, "titleView"): item.titleView = value as? UIView
    case (let item as UIBarButtonItem, "customView"): item.customView = value as? UIView
    default: return false
    }
    return true
  }
}

/// What objects of an interface file are made with: it knows their element, and the instance that they become part of.
///
/// It has no values by key: what an element says is set by the instance, before the initialiser of a subclass goes on.
final class NibCoder: NSCoder {
  let element: InterfaceElement
  let nib: NibInstance

  init(_ element: InterfaceElement, in nib: NibInstance) {
    self.element = element
    self.nib = nib
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }
}

extension NSCoder {
  /// The element of the interface file that an object is made from, if it is made from one.
  @_spi(Windfall) public var nibElement: InterfaceElement? { (self as? NibCoder)?.element }
}

/// Stops with what is wrong in an interface file: the file, the line and the element.
func nibProblem(_ element: InterfaceElement, in document: InterfaceDocument, _ message: String) -> Never {
  fatalError(nibMessage(element, in: document, message))
}

/// Says in the app's log what is wrong in an interface file and does not stop it.
@MainActor func nibRemark(_ element: InterfaceElement, in document: InterfaceDocument, _ message: String) {
  Notice.say(nibMessage(element, in: document, message))
}

private func nibMessage(_ element: InterfaceElement, in document: InterfaceDocument, _ message: String) -> String {
  let id = element.id.map { " id=\"\($0)\"" } ?? ""
  return "\(document.source):\(element.line): <\(element.name)\(id)>: \(message)"
}

/// What is still to be done with the objects of a nib once all of them have been made.
@MainActor struct NibPending {
  var views: [(UIView, InterfaceElement)] = []
  var objects: [(AnyObject, InterfaceElement)] = []
  var connections: [(AnyObject, [InterfaceElement])] = []
  var awakening: [AnyObject] = []

  mutating func add(_ object: AnyObject, _ element: InterfaceElement) {
    if let view = object as? UIView { views.append((view, element)) }
    objects.append((object, element))
    connections.append((object, element.list("connections")))
    awakening.append(object)
  }

  mutating func add(_ other: NibPending) {
    views += other.views
    objects += other.objects
    connections += other.connections
    awakening += other.awakening
  }
}
