import ObjectiveC

/// See [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate).
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins; the controller then shows itself where that has not been done.
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
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
}

/// See [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
