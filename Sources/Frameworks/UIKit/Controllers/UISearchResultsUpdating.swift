/// See [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
