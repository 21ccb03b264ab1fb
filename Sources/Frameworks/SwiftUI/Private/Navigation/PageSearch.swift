import UIKit

/// The search field in the bar of a page.
final class PageSearch: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  /// Called with what a person typed.
  var onChange: ((String) -> Void)?
  /// Called when a person searches for it.
  var onSubmit: (() -> Void)?

  override init() {
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.searchBar.delegate = self
  }

  func show(_ text: String, _ prompt: String) {
    controller.searchBar.placeholder = prompt
    if (controller.searchBar.text ?? "") != text { controller.searchBar.text = text }
  }

  func updateSearchResults(for searchController: UISearchController) {
    onChange?(searchController.searchBar.text ?? "")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { onSubmit?() }
}
