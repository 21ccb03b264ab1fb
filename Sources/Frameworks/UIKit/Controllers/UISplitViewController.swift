/// See [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
///
/// There are two columns at most. Where the width is compact they become one when the view is loaded: the secondary's
/// controllers are pushed onto the primary's navigation controller. The device does not change its size, so that what
/// has become one stays so.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open private(set) var style: Style
  open private(set) var isCollapsed = false
  private var columns: [Column: UIViewController] = [:]

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

  /// The primary first; only it where both have become one.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .secondary].compactMap { shown($0) } }
    set {
      replace(.primary, with: newValue.first)
      replace(.secondary, with: newValue.dropFirst().first)
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    precondition(style != .unspecified, "setViewController(_:for:) needs a split view controller with a column style")
    replace(column, with: vc)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// What a column shows: in column style always a navigation controller.
  private func shown(_ column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    if isCollapsed, column == .secondary { return nil }
    return style == .unspecified ? controller : controller.navigationController ?? controller
  }

  private func replace(_ column: Column, with new: UIViewController?) {
    guard new !== columns[column] else { return }
    if let old = shown(column), old.parent === self { remove(old) }
    columns[column] = new
    guard let new else { return }
    if isCollapsed, column == .secondary { return push(new) }
    if style != .unspecified, column != .compact, !(new is UINavigationController) {
      add(UINavigationController(rootViewController: new))
    } else {
      add(new)
    }
    arrange()
  }

  private func add(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: - Collapsing

  private func collapse() {
    isCollapsed = true
    if let compact = columns[.compact] {
      for case let other? in [columns[.primary], columns[.secondary]] {
        let outer = other.navigationController ?? other
        if outer.parent === self, outer !== compact { outer.viewIfLoaded?.removeFromSuperview() }
      }
      return
    }
    guard let secondary = columns[.secondary], let primary = shown(.primary) else { return }
    let outer = style == .unspecified ? secondary : secondary.navigationController ?? secondary
    if style == .unspecified {
      if let other = delegate?.primaryViewController(forCollapsing: self), other !== primary {
        remove(primary)
        columns[.primary] = other
        add(other)
      }
      let top = shown(.primary) ?? primary
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: top) ?? false { return remove(outer) }
    } else if delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) == .primary {
      return remove(outer)
    }
    remove(outer)
    push(outer)
  }

  /// Pushes a controller, or those of a navigation controller, onto the primary.
  private func push(_ controller: UIViewController) {
    let primary = shown(.primary)
    let navigation = (primary as? UITabBarController)?.selectedViewController ?? primary
    guard let stack = navigation as? UINavigationController else { return }
    var pushed = [controller]
    if let inner = controller as? UINavigationController {
      pushed = inner.viewControllers
      inner.viewControllers = []
    }
    stack.setViewControllers(stack.viewControllers + pushed, animated: false)
  }

  // MARK: - Showing

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    loadViewIfNeeded()
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    guard isCollapsed else { return replace(.secondary, with: vc) }
    columns[.secondary] = vc
    push(vc)
  }

  open func show(_ column: Column) {
    if isCollapsed {
      let outer = columns[column].flatMap { $0.navigationController ?? $0 }
      if column == .secondary, let outer, outer.parent == nil { push(outer) }
      if column == .primary { (shown(.primary) as? UINavigationController)?.popToRootViewController(animated: true) }
    } else if column == .primary {
      preferredDisplayMode = traitCollection.horizontalSizeClass == .regular ? .oneBesideSecondary : .oneOverSecondary
    }
  }

  open func hide(_ column: Column) {
    if column == .primary, !isCollapsed { preferredDisplayMode = .secondaryOnly }
  }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      delegate?.splitViewController(self, willChangeTo: displayMode)
      arrange()
    }
  }

  /// Both columns beside each other where the view is wider than it is high.
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  // MARK: - Layout

  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }

  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return max(minimumPrimaryColumnWidth, min(maximumPrimaryColumnWidth, width * preferredPrimaryColumnWidthFraction))
  }

  var primaryView: UIView? { shown(.primary)?.viewIfLoaded }

  open override func loadView() {
    let layout = SplitLayoutView(frame: UIScreen.main.bounds)
    layout.controller = self
    layout.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layout.backgroundColor = .systemBackground
    view = layout
    if traitCollection.horizontalSizeClass == .compact { collapse() }
    arrange()
  }

  /// Puts the views of the columns that are to be seen into the view, the primary in front.
  private func arrange() {
    guard let view = viewIfLoaded else { return }
    var seen: [UIViewController] = []
    if isCollapsed {
      seen = [columns[.compact] ?? shown(.primary)].compactMap { $0 }
    } else {
      if let secondary = shown(.secondary) { seen.append(secondary) }
      if let primary = shown(.primary), displayMode != .secondaryOnly || seen.isEmpty { seen.append(primary) }
    }
    for child in children where !seen.contains(child) { child.viewIfLoaded?.removeFromSuperview() }
    for child in seen where child.view.superview !== view { view.addSubview(child.view) }
    if let front = seen.last?.viewIfLoaded { view.bringSubviewToFront(front) }
    view.setNeedsLayout()
  }
}
