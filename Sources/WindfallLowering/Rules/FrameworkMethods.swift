/// What tells an optional method of a framework from a property that holds a closure, where the call has no labels.
enum FrameworkMethods {
  /// The beginnings of the names of methods that delegates and data sources have.
  private static let prefixes = [
    "application", "audioPlayer", "collectionView", "controller", "gestureRecognizer", "imagePicker",
    "locationManager", "mailComposeController", "mapView", "navigationController", "numberOf", "pageViewController",
    "paymentQueue", "pickerView", "presentationController", "safariViewController", "scene", "scrollView",
    "searchBar", "searchController", "splitViewController", "tabBar", "tableView", "textField", "textView",
    "presentSearchController", "updateSearchResults", "userNotificationCenter", "webView",
  ]

  /// The words by which delegates are told or asked. A closure of such a name is called as before.
  private static let verbs = ["did", "should", "was", "will"]

  static func isOptional(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true } || hasVerb(name)
  }

  private static func hasVerb(_ name: String) -> Bool {
    verbs.contains { verb in
      if name.hasPrefix(verb) { return name.dropFirst(verb.count).first?.isUppercase == true }
      guard let place = name.firstRange(of: verb.prefix(1).uppercased() + verb.dropFirst()) else { return false }
      return name[place.upperBound...].first?.isUppercase == true
    }
  }
}
