extension UINavigationBar {
  /// Of the bar's appearances the one that shows at the edge of the content, which never scrolls under the bar; those of
  /// the top item come first.
  var shownAppearance: UINavigationBarAppearance? {
    topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance ?? storedStandardAppearance
  }

  var shownBackground: UIColor {
    if let shownAppearance { return shownAppearance.backgroundColor ?? barTintColor ?? .systemBackground }
    return backgroundImage(for: .default) == nil ? barTintColor ?? .systemBackground : .clear
  }

  func titleAttributes(isLarge: Bool) -> [NSAttributedString.Key: Any]? {
    if let shownAppearance {
      return isLarge ? shownAppearance.largeTitleTextAttributes : shownAppearance.titleTextAttributes
    }
    return isLarge ? largeTitleTextAttributes : titleTextAttributes
  }
}
