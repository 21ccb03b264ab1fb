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
  /// Called when the field gets the keyboard and when it loses it.
  var onFocus: ((Bool) -> Void)?
  private var items: [WeakItem] = []
  private var tokens: [String] = []
  /// What stands at the beginning of the field without tokens.
  private var icon: UIView?

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

  /// Gives the field the keyboard, or takes it away.
  func focus(_ isWanted: Bool) {
    let field = controller.searchBar.searchTextField
    guard isWanted != field.isFirstResponder else { return }
    if isWanted {
      if !controller.isActive { controller.isActive = true }
      field.becomeFirstResponder()
    } else {
      field.resignFirstResponder()
    }
  }

  /// Puts the tokens between the field's icon and its text.
  func showTokens(_ titles: [String]) {
    guard titles != tokens else { return }
    let field = controller.searchBar.searchTextField
    if tokens.isEmpty { icon = field.leftView }
    tokens = titles
    field.leftView = titles.isEmpty ? icon : SearchTokenRow(icon, titles)
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

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { onFocus?(true) }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { onFocus?(false) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { onSubmit?() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    onScope?(selectedScope)
  }
}

/// The icon of a search field and its tokens, side by side.
private final class SearchTokenRow: UIView {
  init(_ icon: UIView?, _ titles: [String]) {
    let labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.backgroundColor = .systemGray5
      return label
    }
    super.init(frame: .zero)
    var x: CGFloat = 0
    for view in (icon.map { [$0] } ?? []) + labels {
      let size = view is UILabel ? view.sizeThatFits(.zero) : view.bounds.size
      view.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
      addSubview(view)
      x = view.frame.maxX + 4
    }
    bounds.size = CGSize(width: x, height: subviews.map(\.frame.height).max() ?? 0)
  }

  required init?(coder: NSCoder) { fatalError("a row of tokens is made in code") }
}
