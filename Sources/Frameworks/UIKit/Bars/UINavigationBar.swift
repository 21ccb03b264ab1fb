import ObjectiveC
import WindfallCore

/// See [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar). A large title stays large
/// when the content scrolls.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  static let rowHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  open weak var delegate: (any UINavigationBarDelegate)?

  /// Where a delegate says that the bar lies; it is drawn in its frame in any case.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? (controller == nil ? .any : .topAttached) }

  /// The controller that the back button goes back in.
  weak var controller: UINavigationController?
  private var stack: [UINavigationItem] = []
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let backButton = BackButton(type: .system)
  private var leftViews: [UIView] = []
  private var rightViews: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    paintBackground()
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .staticText
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.textAlignment = .center
    backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
  }

  // MARK: - Items

  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }

  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items ?? []
    for item in stack { item.bar = self }
    itemDidChange()
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func goBack() {
    if let asked = controller as? any UINavigationBarDelegate, let topItem,
      !asked.navigationBar(self, shouldPop: topItem)
    {
      return
    }
    if let backAction = backItem?.backBarButtonItem?.primaryAction {
      backAction.perform(sender: backItem?.backBarButtonItem)
    } else if let controller {
      controller.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  // MARK: - Appearance

  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { itemDidChange() } } }

  open var barStyle = UIBarStyle.default { didSet { updateTraits() } }

  override var barInterfaceStyle: UIUserInterfaceStyle { barStyle.interfaceStyle }

  open var barTintColor: UIColor? { didSet { paintBackground() } }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Bars are as high on phones that lie on their side, so that the image for `default` is always the one shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    paintBackground()
    setNeedsDisplay()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// Kept and given back: the line at the edge of the bar is not drawn.
  open var shadowImage: UIImage?

  /// An image takes the place of the bar's own background, unless there is an appearance.
  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    guard shownAppearance == nil, let image = backgroundImages[.default] else { return super.drawContents() }
    return image.displayItems(in: bounds, tintColor: (tintColor ?? .tintColor).displayColor(with: traits))
  }

  /// Content starts below a bar that is not translucent.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      paintBackground()
      superview?.setNeedsLayout()
    }
  }

  /// Made when it is first asked for; until then the bar's own properties count.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let storedStandardAppearance { return storedStandardAppearance }
      let appearance = UINavigationBarAppearance()
      storedStandardAppearance = appearance
      return appearance
    }
    set { storedStandardAppearance = newValue }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }

  var storedStandardAppearance: UINavigationBarAppearance? { didSet { adopt(storedStandardAppearance) } }

  private var paintedBackground: UIColor?

  /// Leaves a background alone that the app has set by itself.
  private func paintBackground() {
    let background = shownBackground
    guard background != paintedBackground else { return }
    paintedBackground = background
    backgroundColor = background
  }

  private func adopt(_ appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemDidChange() }
    itemDidChange()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }

  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let topItem, topItem.titleView == nil else { return false }
    switch topItem.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      let decisive = stack.last { $0.largeTitleDisplayMode != .automatic }
      return decisive.map { $0.largeTitleDisplayMode == .always } ?? true
    }
  }

  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  /// How high everything above the search bar is.
  private var rowsHeight: CGFloat {
    if isCoveredBySearch { return 0 }
    return promptHeight + UINavigationBar.rowHeight + (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0)
  }

  var wantedHeight: CGFloat { rowsHeight + searchHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight) }

  /// Takes the views of the top item in; they get their places in the next layout.
  func itemDidChange() {
    let item = topItem
    paintBackground()
    leftViews = visibleViews(of: item?.leadingItems)
    rightViews = visibleViews(of: item?.trailingItems)
    let hasBack = backItem != nil && item?.hidesBackButton != true
    if hasBack, item?.leadingItems.isEmpty ?? true || item?.leftItemsSupplementBackButton == true {
      leftViews.insert(backButton, at: 0)
    }
    var views = leftViews
    if let titleView = item?.titleView {
      views.append(titleView)
    } else if let title = item?.title, !title.isEmpty {
      show(showsLargeTitle ? item?.largeTitle ?? title : title)
      views.append(titleLabel)
      if let subtitle = shownSubtitle {
        subtitleLabel.text = subtitle
        views.append(subtitleLabel)
      }
    }
    views += rightViews.reversed()
    if let prompt = item?.prompt {
      promptLabel.text = prompt
      views.append(promptLabel)
    }
    setSubviews(addingSearchBar(to: views))
    setNeedsPublish()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func visibleViews(of items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).filter { !$0.isHidden }.compactMap { $0.view }
  }

  private func show(_ title: String) {
    let isLarge = showsLargeTitle
    let attributes = titleAttributes(isLarge: isLarge)
    titleLabel.text = title
    titleLabel.font =
      attributes?[.font] as? UIFont
      ?? (isLarge ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
    titleLabel.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    layoutFromLeftToRight()
    mirrorIfNeeded(leftViews + rightViews + [topItem?.titleView ?? titleLabel, subtitleLabel])
  }

  private func layoutFromLeftToRight() {
    let spacing = UINavigationBar.spacing
    placeSearchBar(at: rowsHeight)
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
    let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: UINavigationBar.rowHeight)
      .insetBy(dx: UINavigationBar.margin, dy: 0)
    nameBackButton(in: row)
    var left = row.minX
    for view in leftViews { left = place(view, at: left, from: .minXEdge, in: row) + spacing }
    var right = row.maxX
    for view in rightViews { right = place(view, at: right, from: .maxXEdge, in: row) - spacing }
    if showsLargeTitle {
      titleLabel.frame = CGRect(
        x: row.minX, y: row.maxY + 4, width: row.width, height: UINavigationBar.largeTitleHeight - 8)
      return
    }
    let title: UIView = topItem?.titleView ?? titleLabel
    let size = barSize(of: title)
    let width = min(size.width, max(0, right - left))
    let x = min(max(row.midX - width / 2, left), right - width)
    title.frame = CGRect(x: x, y: row.midY - size.height / 2, width: width, height: size.height)
    guard shownSubtitle != nil else { return }
    let below = barSize(of: subtitleLabel)
    title.frame.origin.y = row.midY - (size.height + below.height) / 2
    let room = max(0, right - left)
    subtitleLabel.frame = CGRect(
      x: min(max(row.midX - below.width / 2, left), right - min(below.width, room)), y: title.frame.maxY,
      width: min(below.width, room), height: below.height)
  }

  /// The subtitle of a screen with a title in the row of the items.
  private var shownSubtitle: String? {
    guard let topItem, topItem.titleView == nil, topItem.title?.isEmpty == false, !showsLargeTitle else { return nil }
    return topItem.subtitle.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The title of the screen before, or "Back" where it has none or there is no room for it beside the title.
  private func nameBackButton(in row: CGRect) {
    guard backButton.superview === self, let backItem else { return }
    let own = backItem.backButtonTitle ?? backItem.backBarButtonItem?.title
    let name = own ?? backItem.title ?? ""
    backButton.setTitle(name.isEmpty ? "Back" : name, for: .normal)
    let title: CGFloat = showsLargeTitle ? 0 : barSize(of: topItem?.titleView ?? titleLabel).width
    if backButton.intrinsicContentSize.width > (row.width - title) / 2 { backButton.setTitle("Back", for: .normal) }
    if own?.isEmpty == true { backButton.setTitle(nil, for: .normal) }
    backButton.accessibilityLabel = own?.isEmpty == true ? "Back" : nil
    backButton.accessibilityIdentifier = backItem.backBarButtonItem?.accessibilityIdentifier ?? "BackButton"
  }

  /// Puts a view beside the others at one end; returns where it ends.
  private func place(_ view: UIView, at edge: CGFloat, from side: CGRectEdge, in row: CGRect) -> CGFloat {
    let size = barSize(of: view)
    let x = side == .minXEdge ? edge : edge - size.width
    view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
    return side == .minXEdge ? x + size.width : x
  }

  private func barSize(of view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    if view is UISearchBar { return CGSize(width: bounds.width, height: 44) }
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? view.bounds.width : intrinsic.width,
      height: min(intrinsic.height == UIView.noIntrinsicMetric ? view.bounds.height : intrinsic.height, 44))
  }

  // MARK: - Publishing

  @_spi(Windfall) open override var elementType: ElementType { .navigationBar }

  open override var accessibilityIdentifier: String? {
    get {
      if let own = super.accessibilityIdentifier { return own }
      if let title = topItem?.title, !title.isEmpty { return title }
      guard let top = controller?.topViewController, top.navigationItem === topItem else { return nil }
      return top.untitledBarIdentifier
    }
    set { super.accessibilityIdentifier = newValue }
  }

  /// What UI tests call the bar of a screen without a title: the controller's class, up to the word "Controller".
  static func identifier(ofUntitled controller: UIViewController.Type) -> String {
    let name = windfallStringFromClass(controller)
    return String(name.prefix(upTo: name.range(of: "Controller")?.lowerBound ?? name.endIndex))
  }
}
