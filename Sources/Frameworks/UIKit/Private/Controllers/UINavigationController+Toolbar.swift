extension UINavigationController {
  /// Shows the items of the top controller.
  func updateToolbar() {
    guard let toolbar = toolbarIfLoaded else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
    toolbar.isHidden = isToolbarHidden
    if let view = viewIfLoaded, toolbar.superview !== view { view.addSubview(toolbar) }
    viewIfLoaded?.accessibilityElements = [navigationBar, content, toolbar]
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The search bar of the top item, in a row of its own below the title.
extension UINavigationBar {
  private var searchController: UISearchController? { topItem?.searchController }

  var searchHeight: CGFloat { searchController?.searchBar.intrinsicContentSize.height ?? 0 }

  /// A search that is going on has taken the place of the title and the buttons.
  var isCoveredBySearch: Bool { searchController?.coversNavigationBar ?? false }

  func addingSearchBar(to views: [UIView]) -> [UIView] {
    guard let searchController else { return views }
    return isCoveredBySearch ? [searchController.searchBar] : views + [searchController.searchBar]
  }

  func placeSearchBar(at y: CGFloat) {
    searchController?.searchBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: searchHeight)
  }
}
