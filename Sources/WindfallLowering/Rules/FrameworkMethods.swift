/// What tells an optional method of a framework from a property that holds a closure, where the call has no labels.
enum FrameworkMethods {
  /// The beginnings of the names of methods that delegates and data sources have.
  private static let prefixes = [
    "application", "collectionView", "controller", "gestureRecognizer", "imagePicker", "mapView",
    "navigationController",
    "numberOf", "pageViewController", "pickerView", "presentationController", "scene", "scrollView", "searchBar",
    "searchController", "splitViewController", "tabBar", "tableView", "textField", "textView", "updateSearchResults",
    "webView",
  ]

  static func isOptional(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
  }
}
