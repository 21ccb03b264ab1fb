import WindfallCore

/// See [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private static let accessoryGap: CGFloat = 8
  private static let accessoryMargin: CGFloat = 16

  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }
  /// In the order in which they stand, those of the leading side first.
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []

  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (_, view) in accessoryViews { view.removeFromSuperview() }
      accessoryViews = [true, false].flatMap { isLeading in
        let side = accessories.filter { $0.isLeading == isLeading }
        return UICellAccessory.ordered(side).map { (side[$0], side[$0].makeView()) }
      }
      for (_, view) in accessoryViews { addSubview(view) }
      showExpansion()
      showSelection()
      setNeedsLayout()
      collectionView?.contentDidChange(in: self)
    }
  }

  /// The cell's item shows those in it.
  var isExpanded = false {
    didSet {
      showExpansion()
      if isExpanded != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  private(set) var swipeActions: SwipeActionsView?
  var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { setNeedsLayout() } } }

  func showSwipeActions(_ actions: SwipeActionsView?) {
    swipeActions?.removeFromSuperview()
    swipeActions = actions
    if let actions { addSubview(actions) } else { swipeOffset = 0 }
    setNeedsUpdateConfiguration()
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showExpansion() {
    for case let button as OutlineDisclosureButton in accessoryViews.map(\.view) {
      button.show(isExpanded: isExpanded)
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    state.isSwiped = swipeActions != nil
    return state
  }

  open override var isSelected: Bool { didSet { if isSelected != oldValue { showSelection() } } }

  private func showSelection() {
    for (accessory, view) in accessoryViews where accessory.accessoryType == .multiselect {
      (view as? CellEditControl)?.purpose = .select(isOn: isSelected)
    }
  }

  /// As a swipe would.
  func showTrailingActions() {
    guard let collectionView, let path = collectionView.indexPath(for: self),
      let actions = collectionView.swipeActions(at: path, isLeading: false)
    else { return }
    collectionView.attachSwipe()
    collectionView.swipe?.close()
    collectionView.swipe?.open(path, actions, isLeading: false)
    collectionView.swipe?.rest()
  }

  /// The arrow that a touch on the cell is meant for as well.
  var disclosureForTaps: OutlineDisclosureButton? {
    accessoryViews.lazy.filter { self.isDisplayed($0.accessory) }
      .compactMap { $0.view as? OutlineDisclosureButton }.first { $0.togglesOnCell }
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
      .map(reservedWidth)
    guard !widths.isEmpty else { return 0 }
    return widths.reduce(UICollectionViewListCell.accessoryMargin) { $0 + $1 + UICollectionViewListCell.accessoryGap }
  }

  private func reservedWidth(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    if case .custom(let width) = accessory.options.reservedLayoutWidth { return width }
    return view.bounds.width
  }

  override var contentFrame: CGRect {
    let left = CGFloat(indentationLevel) * indentationWidth + width(isLeading: true)
    let right = width(isLeading: false)
    return CGRect(
      x: bounds.minX + left + swipeOffset, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  open override func layoutSubviews() {
    for (accessory, view) in accessoryViews where accessory.accessoryType == .popUpMenu { view.sizeToFit() }
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
      // A hidden accessory keeps its place.
      view.isHidden = !isDisplayed(accessory) || accessory.options.isHidden
      guard isDisplayed(accessory) else { continue }
      let size = view.bounds.size
      let width = reservedWidth(accessory, view)
      view.frame.origin = CGPoint(
        x: (accessory.isLeading ? left : right) + (width - size.width) / 2, y: bounds.midY - size.height / 2)
      let step = width + UICollectionViewListCell.accessoryGap
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
