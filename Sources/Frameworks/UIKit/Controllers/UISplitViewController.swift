@_spi(Windfall) import FoundationOverlay

/// See [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
///
/// Columns change at once. By itself a controller with column style shows columns beside each other where its view is
/// wider than it is high, and over the secondary elsewhere. It puts no button of its own into a bar.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open private(set) var style: Style
  open internal(set) var isCollapsed = false
  var columns: [Column: SplitColumn] = [:]
  /// What `show`, `hide` or the delegate have made of the preferred mode.
  var chosenMode: DisplayMode?
  /// The mode and the columns that are on screen.
  private var shownMode: DisplayMode?
  private(set) var seenColumns: [Column] = []
  private var modeButton: UIBarButtonItem?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: - Columns

  /// From the leading edge; only one where all have become one.
  open var viewControllers: [UIViewController] {
    get {
      (isCollapsed ? [only] : [.primary, .supplementary, .secondary]).compactMap { columns[$0]?.outer }
    }
    set {
      replace(.primary, with: newValue.first)
      replace(.secondary, with: newValue.dropFirst().first)
    }
  }

  /// The column that is shown where there is one.
  private var only: Column { columns[.compact] == nil ? .primary : .compact }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    Usage.require(style != .unspecified, "setViewController(_:for:) needs a split view controller with a column style")
    Usage.require(
      column != .supplementary || style == .tripleColumn, "a supplementary column needs the style tripleColumn")
    if column == .inspector { windfallUnimplemented("UISplitViewController.Column.inspector") }
    replace(column, with: vc)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column]?.controller }

  private func replace(_ column: Column, with new: UIViewController?) {
    guard new !== columns[column]?.controller else { return }
    if let old = columns[column]?.outer, old.parent === self { remove(old) }
    columns[column] = new.map { SplitColumn(controller: $0, outer: wrapped($0, for: column)) }
    if isCollapsed, column == .secondary || column == .supplementary { return merge(column) }
    if let outer = columns[column]?.outer { add(outer) }
    arrange()
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    if style == .unspecified || column == .compact || controller is UINavigationController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  func add(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: - Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    loadViewIfNeeded()
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    if let stack = sharedStack { return stack.show(vc, sender: sender) }
    super.show(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    loadViewIfNeeded()
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    replace(.secondary, with: vc)
  }

  open func show(_ column: Column) {
    guard isCollapsed else { return choose(modes.mode(showing: column, from: displayMode)) }
    guard column != .compact, columns[.compact] == nil, let stack = sharedStack else { return }
    if column == .primary { return _ = stack.popToRootViewController(animated: true) }
    for each in [Column.supplementary, .secondary] where each.rawValue <= column.rawValue {
      guard let content = columns[each], !content.moved.contains(where: stack.viewControllers.contains) else {
        continue
      }
      // What a person has gone back from is pushed again.
      if !content.moved.isEmpty { (content.outer as? UINavigationController)?.viewControllers = content.moved }
      merge(each)
    }
    if column == .supplementary { hide(.secondary) }
  }

  open func hide(_ column: Column) {
    guard isCollapsed else { return choose(modes.mode(hiding: column, from: displayMode)) }
    guard column != .primary, column != .compact, let first = columns[column]?.moved.first, let stack = sharedStack,
      let index = stack.viewControllers.firstIndex(of: first), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  private func choose(_ mode: DisplayMode) {
    chosenMode = mode
    displayModeMayHaveChanged()
  }

  // MARK: - Display mode

  private var modes: SplitModes {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return SplitModes(style: style, preferredBehavior: preferredSplitBehavior, isWide: size.width > size.height)
  }

  open var displayMode: DisplayMode { modes.resolve(chosenMode ?? preferredDisplayMode) }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue || chosenMode != nil else { return }
      chosenMode = nil
      displayModeMayHaveChanged()
    }
  }

  open var splitBehavior: SplitBehavior { style == .unspecified ? .automatic : modes.behavior }

  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { displayModeMayHaveChanged() } }
  }

  /// Shows the primary column, or hides it; apps put it into a bar. It is hidden where there is one column.
  open var displayModeButtonItem: UIBarButtonItem {
    if let modeButton { return modeButton }
    let toggle = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
      guard let self else { return }
      if seenColumns.contains(.primary) { hide(.primary) } else { show(.primary) }
    }
    let item = UIBarButtonItem(primaryAction: toggle)
    item.accessibilityIdentifier = "ToggleSidebar"
    item.isHidden = isCollapsed
    modeButton = item
    return item
  }

  func displayModeMayHaveChanged() {
    guard isViewLoaded, !isCollapsed, let shownMode, displayMode != shownMode else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    arrange()
  }

  // MARK: - Orientations

  /// Those that the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? orientationsWithoutDelegate
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? preferredOrientationWithoutDelegate
  }

  // MARK: - Layout

  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }

  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
      maximumSupplementaryColumnWidth)
  }

  private func width(_ points: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let share = whole * (fraction == Self.automaticDimension ? 0.4 : fraction)
    let wanted = points == Self.automaticDimension ? share : points
    let limit = most == Self.automaticDimension ? (points == Self.automaticDimension ? 320 : whole) : most
    return max(least, min(limit, wanted), 0)
  }

  open override func loadView() {
    let layout = SplitLayoutView(frame: UIScreen.main.bounds)
    layout.controller = self
    layout.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layout.backgroundColor = .systemBackground
    view = layout
    widthClassMayHaveChanged()
    arrange()
  }

  /// Puts the views of the columns that are to be seen into the view, the primary in front.
  func arrange() {
    guard let view = viewIfLoaded else { return }
    var wanted = modes.columns(in: displayMode).filter { columns[$0] != nil }
    if isCollapsed { wanted = [only] }
    if wanted.isEmpty, columns[.primary] != nil { wanted = [.primary] }
    tellOfColumns(from: seenColumns, to: wanted)
    shownMode = displayMode
    seenColumns = wanted
    let seen = wanted.compactMap { columns[$0]?.outer }
    for child in children where !seen.contains(child) { child.viewIfLoaded?.removeFromSuperview() }
    for child in seen where child.view.superview !== view { view.addSubview(child.view) }
    for child in seen.reversed() { child.viewIfLoaded.map(view.bringSubviewToFront) }
    modeButton?.isHidden = isCollapsed
    view.setNeedsLayout()
  }

  private func tellOfColumns(from old: [Column], to new: [Column]) {
    guard style != .unspecified, !isCollapsed, shownMode != nil else { return }
    for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
    for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
  }
}
