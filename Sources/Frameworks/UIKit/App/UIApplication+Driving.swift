extension UIApplication {
  /// Whether UI tests look at the app from outside; they see some things that an app's own tests do not.
  @_spi(Windfall) public internal(set) static var isDrivenByTests = false

  /// Begins to show what only UI tests see.
  @_spi(Windfall) public func beginDriving() {
    UIApplication.isDrivenByTests = true
    PermissionAlert.activate()
    for window in visibleWindows { window.layOutTables() }
  }
}

extension UIView {
  fileprivate func layOutTables() {
    if self is UITableView { setNeedsLayout() }
    for view in subviews { view.layOutTables() }
  }
}
