/// Kept and given back: none of it is drawn.
extension UINavigationBar {
  public var backIndicatorImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var backIndicatorTransitionMaskImage: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { kept.value(nil as UINavigationBarAppearance?) }
    set { kept.set(newValue) }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept.value(nil as UINavigationBarAppearance?) }
    set { kept.set(newValue) }
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: barMetrics, "backgroundImage")
  }

  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    kept.set(adjustment, for: barMetrics, "titleVerticalPositionAdjustment")
  }

  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    kept.value(for: barMetrics, "titleVerticalPositionAdjustment") ?? 0
  }
}

extension UINavigationBar {
  /// Of the bar's appearances the one that shows at the edge of the content, which never scrolls under the bar; those of
  /// the top item come first.
  var shownAppearance: UINavigationBarAppearance? {
    topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance ?? storedStandardAppearance
  }

  var shownBackground: UIColor {
    if let shownAppearance { return shownAppearance.backgroundColor ?? barTintColor ?? .systemBackground }
    guard backgroundImage(for: .default) == nil else { return .clear }
    return barTintColor ?? (isTranslucent ? .clear : .systemBackground)
  }

  func titleAttributes(isLarge: Bool) -> [NSAttributedString.Key: Any]? {
    if let shownAppearance {
      return isLarge ? shownAppearance.largeTitleTextAttributes : shownAppearance.titleTextAttributes
    }
    return isLarge ? largeTitleTextAttributes : titleTextAttributes
  }
}

extension UINavigationBar {
  /// See [UINavigationBar.NSToolbarSection](https://developer.apple.com/documentation/uikit/uinavigationbar/nstoolbarsection).
  public enum NSToolbarSection: Int, Sendable {
    case none, sidebar, supplementary, content
  }
}

/// See [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate). The bar of a
/// navigation controller asks that controller, where its class conforms to this.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}

  public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection {
    .none
  }
}
