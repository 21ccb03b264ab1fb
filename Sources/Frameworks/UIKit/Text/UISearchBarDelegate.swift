import ObjectiveC

/// See [UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate).
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    if let next = windfallForwardee(self, as: (any UISearchBarDelegate).self) {
      return next.searchBarShouldBeginEditing(searchBar)
    }
    return true
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar) { $0.searchBarTextDidBeginEditing(searchBar) }
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    if let next = windfallForwardee(self, as: (any UISearchBarDelegate).self) {
      return next.searchBarShouldEndEditing(searchBar)
    }
    return true
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar) { $0.searchBarTextDidEndEditing(searchBar) }
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar, searchText) {
      $0.searchBar(searchBar, textDidChange: searchText)
    }
  }

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    if let next = windfallForwardee(self, as: (any UISearchBarDelegate).self) {
      return next.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
    return true
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar) { $0.searchBarSearchButtonClicked(searchBar) }
  }

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar) {
      $0.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar) {
      $0.searchBarResultsListButtonClicked(searchBar)
    }
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar) { $0.searchBarCancelButtonClicked(searchBar) }
  }

  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    windfallForward(self, as: (any UISearchBarDelegate).self, searchBar, selectedScope) {
      $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
