import ObjectiveC

/// See [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let next = windfallForwardee(self, as: (any UITableViewDataSource).self) {
      return next.tableView(tableView, titleForHeaderInSection: section)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let next = windfallForwardee(self, as: (any UITableViewDataSource).self) {
      return next.tableView(tableView, titleForFooterInSection: section)
    }
    return nil
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDataSource).self) {
      return next.tableView(tableView, canEditRowAt: indexPath)
    }
    return true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    if let next = windfallForwardee(self, as: (any UITableViewDataSource).self) {
      return next.tableView(tableView, canMoveRowAt: indexPath)
    }
    return true
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    windfallForward(self, as: (any UITableViewDataSource).self, tableView, editingStyle, indexPath) {
      $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    windfallForward(self, as: (any UITableViewDataSource).self, tableView, sourceIndexPath, destinationIndexPath) {
      $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    if let next = windfallForwardee(self, as: (any UITableViewDataSource).self) {
      return next.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    return index
  }
}

/// See [UITableViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
