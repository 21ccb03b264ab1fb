import ObjectiveC

/// See [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate).
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins; the controller then shows itself where that has not been done.
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {
    windfallForward(self, as: (any UISearchControllerDelegate).self, searchController) {
      $0.presentSearchController(searchController)
    }
  }

  public func willPresentSearchController(_ searchController: UISearchController) {
    windfallForward(self, as: (any UISearchControllerDelegate).self, searchController) {
      $0.willPresentSearchController(searchController)
    }
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    windfallForward(self, as: (any UISearchControllerDelegate).self, searchController) {
      $0.didPresentSearchController(searchController)
    }
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    windfallForward(self, as: (any UISearchControllerDelegate).self, searchController) {
      $0.willDismissSearchController(searchController)
    }
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    windfallForward(self, as: (any UISearchControllerDelegate).self, searchController) {
      $0.didDismissSearchController(searchController)
    }
  }

  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {
    windfallForward(self, as: (any UISearchControllerDelegate).self, searchController, newPlacement) {
      $0.searchController(searchController, willChangeTo: newPlacement)
    }
  }

  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {
    windfallForward(self, as: (any UISearchControllerDelegate).self, searchController, previousPlacement) {
      $0.searchController(searchController, didChangeFrom: previousPlacement)
    }
  }
}

/// See [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    windfallForward(self, as: (any UISearchResultsUpdating).self, searchController, searchSuggestion) {
      $0.updateSearchResults(for: searchController, selecting: searchSuggestion)
    }
  }
}
