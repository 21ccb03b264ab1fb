/// What tells an optional method of a framework from a property that holds a closure, where the call has no labels.
enum FrameworkMethods {
  /// The beginnings of the names of methods that delegates and data sources have.
  private static let prefixes = [
    "application", "audioPlayer", "collectionView", "controller", "gestureRecognizer", "imagePicker",
    "locationManager", "mailComposeController", "mapView", "navigationController", "numberOf", "pageViewController",
    "paymentQueue", "pickerView", "presentationController", "safariViewController", "scene", "scrollView",
    "searchBar", "searchController", "splitViewController", "tabBar", "tableView", "textField", "textView",
    "updateSearchResults", "userNotificationCenter", "webView",
  ]

  static func isOptional(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
  }
}
