import WindfallCore

/// See [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private static let accessoryGap: CGFloat = 8
  private static let accessoryMargin: CGFloat = 16

  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []

  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (_, view) in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.map { ($0, $0.makeView()) }
      for (_, view) in accessoryViews { addSubview(view) }
      showExpansion()
      setNeedsLayout()
      collectionView?.contentDidChange(in: self)
    }
  }

  /// The cell's item shows those in it.
  var isExpanded = false { didSet { showExpansion() } }
  private(set) var swipeActions: SwipeActionsView?
  var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { setNeedsLayout() } } }

  func showSwipeActions(_ actions: SwipeActionsView?) {
    swipeActions?.removeFromSuperview()
    swipeActions = actions
    if let actions { addSubview(actions) } else { swipeOffset = 0 }
    setNeedsLayout()
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showExpansion() {
    for case let button as OutlineDisclosureButton in accessoryViews.map(\.view) {
      button.show(isExpanded: isExpanded)
    }
  }

  private func indentationDidChange() {
    setNeedsLayout()
    collectionView?.contentDidChange(in: self)
  }

  override func editingDidChange() {
    super.editingDidChange()
    setNeedsLayout()
  }

  private func isDisplayed(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: configurationState.isEditing
    case .whenNotEditing: !configurationState.isEditing
    }
  }

  private func width(isLeading: Bool) -> CGFloat {
    let widths = accessoryViews.filter { isDisplayed($0.accessory) && $0.accessory.isLeading == isLeading }
      .map(\.view.bounds.width)
    guard !widths.isEmpty else { return 0 }
    return widths.reduce(UICollectionViewListCell.accessoryMargin) { $0 + $1 + UICollectionViewListCell.accessoryGap }
  }

  override var contentFrame: CGRect {
    let left = CGFloat(indentationLevel) * indentationWidth + width(isLeading: true)
    let right = width(isLeading: false)
    return CGRect(
      x: bounds.minX + left + swipeOffset, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let swipeActions {
      let width = abs(swipeOffset)
      swipeActions.frame = CGRect(
        x: swipeActions.isLeading ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width,
        height: bounds.height)
    }
    var left = swipeOffset + CGFloat(indentationLevel) * indentationWidth + UICollectionViewListCell.accessoryMargin
    var right = swipeOffset + bounds.maxX - width(isLeading: false) + UICollectionViewListCell.accessoryGap
    for (accessory, view) in accessoryViews {
      view.isHidden = !isDisplayed(accessory)
      guard !view.isHidden else { continue }
      let size = view.bounds.size
      view.frame.origin = CGPoint(x: accessory.isLeading ? left : right, y: bounds.midY - size.height / 2)
      let step = size.width + UICollectionViewListCell.accessoryGap
      if accessory.isLeading { left += step } else { right += step }
    }
  }

  // MARK: - Separator

  /// The lines at the cell's edges; at the top only where they are asked for.
  private var separators: [(y: CGFloat, insets: NSDirectionalEdgeInsets, color: UIColor)] {
    guard let collectionView, let path = element?.indexPath, let list = collectionView.list(at: path),
      list.showsSeparators
    else { return [] }
    let own = list.separatorConfiguration
    let separator = list.itemSeparatorHandler?(path, own) ?? own
    let isLast = path.item == collectionView.numberOfItems(inSection: path.section) - 1
    let height = 1 / traits.displayScale
    var lines: [(y: CGFloat, insets: NSDirectionalEdgeInsets, color: UIColor)] = []
    if path.item == 0, separator.topSeparatorVisibility == .visible {
      lines.append((bounds.minY, separator.topSeparatorInsets, separator.color))
    }
    let isShown =
      separator.bottomSeparatorVisibility == .visible
      || (separator.bottomSeparatorVisibility == .automatic && (!isLast || list.appearance == .plain))
    if isShown { lines.append((bounds.maxY - height, separator.bottomSeparatorInsets, separator.color)) }
    return lines
  }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let indentation = CGFloat(indentationLevel) * indentationWidth + UICollectionViewListCell.accessoryMargin
    return super.drawContents()
      + separators.map { line in
        let isAutomatic = line.insets == UIListSeparatorConfiguration.automaticInsets
        let left = bounds.minX + (isAutomatic ? indentation : line.insets.leading)
        let right = bounds.maxX - (isAutomatic ? 0 : line.insets.trailing)
        let box = CGRect(x: left, y: line.y, width: max(0, right - left), height: 1 / traits.displayScale)
        return .fill(.rect(box), .color(line.color.displayColor(with: traits)))
      }
  }
}

extension UICollectionViewListCell: SwipeableCell {}
