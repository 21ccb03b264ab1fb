import UIKit

/// The search field in the bar of a page.
final class PageSearch: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
  let controller = UISearchController(searchResultsController: nil)
  /// Called with what a person typed.
  var onChange: ((String) -> Void)?
  /// Called when a person searches for it.
  var onSubmit: (() -> Void)?
  /// Called when a search begins and when it ends.
  var onPresent: ((Bool) -> Void)?
  /// Called with the number of the scope that a person chose.
  var onScope: ((Int) -> Void)?
  private var items: [WeakItem] = []

  private struct WeakItem {
    weak var item: UINavigationItem?
  }

  override init() {
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
  }

  /// Puts the field into a page's bar.
  func attach(to item: UINavigationItem) {
    item.searchController = controller
    items.append(WeakItem(item: item))
  }

  func detach() {
    for entry in items where entry.item?.searchController === controller { entry.item?.searchController = nil }
    items = []
  }

  func show(_ text: String, _ prompt: String, isPresented: Bool) {
    controller.searchBar.placeholder = prompt
    if (controller.searchBar.text ?? "") != text { controller.searchBar.text = text }
    if controller.isActive != isPresented {
      controller.isActive = isPresented
      if isPresented { controller.searchBar.searchTextField.becomeFirstResponder() }
    }
  }

  func showScopes(_ titles: [String], selected: Int?) {
    let bar = controller.searchBar
    if (bar.scopeButtonTitles ?? []) != titles { bar.scopeButtonTitles = titles.isEmpty ? nil : titles }
    if let selected, bar.selectedScopeButtonIndex != selected { bar.selectedScopeButtonIndex = selected }
  }

  func updateSearchResults(for searchController: UISearchController) {
    onChange?(searchController.searchBar.text ?? "")
  }

  func willPresentSearchController(_ searchController: UISearchController) { onPresent?(true) }

  func willDismissSearchController(_ searchController: UISearchController) { onPresent?(false) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { onSubmit?() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    onScope?(selectedScope)
  }
}
