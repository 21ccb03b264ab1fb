import ObjectiveC

extension KeyedProperties {
  /// Properties whose changes a view says that it has, so that they may be observed.
  @MainActor static func addViews(to table: MethodTable) {
    addUIView(to: table)
    addLayers(to: table)
    addUIScrollView(to: table)
    addUIStackView(to: table)
    addUITableView(to: table)
    addUITableViewCell(to: table)
    addUIProgressView(to: table)
    addUIActivityIndicatorView(to: table)
    addUIImageView(to: table)
  }

  @MainActor private static func addUIView(to table: MethodTable) {
    table.add(getter: "recursiveDescription", of: UIView.self) { $0.describeTree() }
    table.add("alpha", \UIView.alpha)
    table.add("autoresizesSubviews", \UIView.autoresizesSubviews)
    table.add("backgroundColor", \UIView.backgroundColor)
    table.add("bounds", \UIView.bounds)
    table.add("center", \UIView.center)
    table.add("clipsToBounds", \UIView.clipsToBounds)
    table.add("contentMode", \UIView.contentMode)
    table.add("frame", \UIView.frame)
    table.add("isExclusiveTouch", \UIView.isExclusiveTouch)
    table.add("isHidden", \UIView.isHidden)
    table.add("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    table.add("isOpaque", \UIView.isOpaque)
    table.add("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
    table.add("layer", \UIView.layer)
    table.add("layoutMargins", \UIView.layoutMargins)
    table.add("safeAreaInsets", \UIView.safeAreaInsets)
    table.add("tag", \UIView.tag)
    table.add("tintColor", \UIView.tintColor)
    table.add("transform", \UIView.transform)
    table.add("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    table.add("superview", \UIView.superview)
    table.add("subviews", \UIView.subviews)
    table.add("window", \UIView.window)
    table.add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    table.add("accessibilityLabel", \UIView.accessibilityLabel)
    table.add("accessibilityValue", \UIView.accessibilityValue)
    table.add("accessibilityHint", \UIView.accessibilityHint)
    table.add("isAccessibilityElement", \UIView.isAccessibilityElement)
  }

  @MainActor private static func addUIScrollView(to table: MethodTable) {
    table.add("adjustedContentInset", \UIScrollView.adjustedContentInset)
    table.add("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    table.add("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    table.add("contentInset", \UIScrollView.contentInset)
    table.add("contentOffset", \UIScrollView.contentOffset)
    table.add("contentSize", \UIScrollView.contentSize)
    table.add("isPagingEnabled", \UIScrollView.isPagingEnabled)
    table.add("isScrollEnabled", \UIScrollView.isScrollEnabled)
    table.add("refreshControl", \UIScrollView.refreshControl)
    table.add("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    table.add("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
  }

  @MainActor private static func addUIStackView(to table: MethodTable) {
    table.add("alignment", \UIStackView.alignment)
    table.add("axis", \UIStackView.axis)
    table.add("distribution", \UIStackView.distribution)
    table.add("spacing", \UIStackView.spacing)
  }

  @MainActor private static func addUITableView(to table: MethodTable) {
    table.add("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    table.add("allowsSelection", \UITableView.allowsSelection)
    table.add("estimatedRowHeight", \UITableView.estimatedRowHeight)
    table.add("rowHeight", \UITableView.rowHeight)
    table.add("sectionFooterHeight", \UITableView.sectionFooterHeight)
    table.add("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    table.add("tableFooterView", \UITableView.tableFooterView)
    table.add("tableHeaderView", \UITableView.tableHeaderView)
  }

  @MainActor private static func addUITableViewCell(to table: MethodTable) {
    table.add("accessoryType", \UITableViewCell.accessoryType)
    table.add("accessoryView", \UITableViewCell.accessoryView)
    table.add("detailTextLabel", \UITableViewCell.detailTextLabel)
    table.add("imageView", \UITableViewCell.imageView)
    table.add("isHighlighted", \UITableViewCell.isHighlighted)
    table.add("isSelected", \UITableViewCell.isSelected)
    table.add("selectionStyle", \UITableViewCell.selectionStyle)
    table.add("textLabel", \UITableViewCell.textLabel)
  }

  @MainActor private static func addUIProgressView(to table: MethodTable) {
    table.add("progress", \UIProgressView.progress)
    table.add("progressTintColor", \UIProgressView.progressTintColor)
    table.add("trackTintColor", \UIProgressView.trackTintColor)
  }

  @MainActor private static func addUIActivityIndicatorView(to table: MethodTable) {
    table.add("color", \UIActivityIndicatorView.color)
    table.add("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    table.add("isAnimating", \UIActivityIndicatorView.isAnimating)
  }

  @MainActor private static func addUIImageView(to table: MethodTable) {
    table.add("highlightedImage", \UIImageView.highlightedImage)
    table.add("image", \UIImageView.image)
    table.add("isHighlighted", \UIImageView.isHighlighted)
  }
}
