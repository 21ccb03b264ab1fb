extension UITableView {
  /// See [UITableView.Style](https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum).
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// See [UITableView.ScrollPosition](https://developer.apple.com/documentation/uikit/uitableview/scrollposition).
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// See [UITableView.RowAnimation](https://developer.apple.com/documentation/uikit/uitableview/rowanimation). Rows
  /// come and go at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

/// Kept and given back: heights are measured rather than estimated, and there is no focus.
extension UITableView {
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var estimatedSectionHeaderHeight: CGFloat {
    get { kept.value(UITableView.automaticDimension) }
    set { kept.set(newValue) }
  }

  public var estimatedSectionFooterHeight: CGFloat {
    get { kept.value(UITableView.automaticDimension) }
    set { kept.set(newValue) }
  }

  public var remembersLastFocusedIndexPath: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var sectionIndexBackgroundColor: UIColor? {
    get { kept.value(nil as UIColor?) }
    set { kept.set(newValue) }
  }

  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept.value(nil as UIColor?) }
    set { kept.set(newValue) }
  }
}
