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
