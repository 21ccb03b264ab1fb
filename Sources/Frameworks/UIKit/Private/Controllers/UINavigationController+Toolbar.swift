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
