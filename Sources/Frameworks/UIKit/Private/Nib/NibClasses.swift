import WindfallCore

/// The classes of UIKit that the elements of interface files stand for.
@MainActor enum NibClasses {
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "imageView": UIImageView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "pickerView": UIPickerView.self,
    "searchBar": UISearchBar.self, "pageControl": UIPageControl.self, "toolbar": UIToolbar.self,
    "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "refreshControl": UIRefreshControl.self, "datePicker": UIDatePicker.self,
    "colorWell": UIColorWell.self, "control": UIControl.self, "window": UIWindow.self,
  ]

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]

  /// Elements for classes of frameworks that an app has only if it imports them, as a class has the name of its module.
  static let imported: [String: String] = [
    "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView",
  ]

  static let items: [String: UIBarItem.Type] = ["barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self]

  static let gestureRecognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
  ]

  /// Elements that describe nothing to be made.
  static let placeholders: Set<String> = [
    "placeholder", "exit", "viewControllerPlaceholder", "canvasLocation", "point", "freeformSize",
  ]

  /// Whether elements of a kind can be made into objects.
  static func makes(_ kind: String) -> Bool {
    views[kind] != nil || controllers[kind] != nil || items[kind] != nil || gestureRecognizers[kind] != nil
      || imported[kind] != nil || ["navigationItem", "customObject"].contains(kind)
  }
}

/// A cell of a storyboard or nib, of which as many are made as a table needs.
@MainActor struct NibPrototype {
  let element: InterfaceElement
  private let document: InterfaceDocument
  private let bundle: Bundle
  private let storyboard: UIStoryboard?
  private weak var controller: UIViewController?

  init(element: InterfaceElement, nib: NibInstance) {
    self.element = element
    document = nib.document
    bundle = nib.bundle
    storyboard = nib.storyboard
    controller = nib.controller
  }

  func make() -> AnyObject {
    NibInstance(prototypeOf: document, bundle: bundle, storyboard: storyboard, controller: controller)
      .makePrototype(element)
  }
}

/// What a view controller keeps of the storyboard that it comes from.
struct NibControllerState {
  var storyboard: UIStoryboard?
  /// Makes the view; gone once the view is there.
  var instance: NibInstance?
  var element: InterfaceElement?
  /// What stands beside the controller in its scene.
  var objects: [AnyObject] = []
  var segues: [NibSegue] = []
}

/// A section of a table whose cells stand in a storyboard.
@MainActor struct NibTableSection {
  var header: String?
  var footer: String?
  /// The cells, and the heights of those that have one of their own.
  var cells: [(UITableViewCell, height: CGFloat?)]
}
