extension UITableView {
  /// Shows the static cells of a storyboard through their controller, where nothing else is the data source.
  func adoptStaticContent(of controller: UITableViewController) {
    guard staticContent != nil, dataSource == nil else { return }
    dataSource = controller
    delegate = delegate ?? controller
  }
}
