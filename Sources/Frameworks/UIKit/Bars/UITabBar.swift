import ObjectiveC
import WindfallCore

/// See [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
@preconcurrency @MainActor open class UITabBar: UIView {
  static let height: CGFloat = 49

  open weak var delegate: (any UITabBarDelegate)?
  /// Called with the item of a button that was tapped.
  final var onChoice: (@MainActor (UITabBarItem) -> Void)?
  private var list: [UITabBarItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateColors()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateColors()
  }

  open var items: [UITabBarItem]? {
    get { list.isEmpty ? nil : list }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in list { item.button.removeAction(identifiedBy: UITabBar.choice, for: .touchUpInside) }
    list = items ?? []
    for item in list {
      let action = UIAction(identifier: UITabBar.choice) { [weak self, weak item] _ in
        guard let self, let item else { return }
        self.choose(item)
      }
      item.button.addAction(action, for: .touchUpInside)
    }
    if let selectedItem, !list.contains(selectedItem) { self.selectedItem = nil }
    setSubviews(list.map(\.button))
    setNeedsLayout()
  }

  /// What can be customised now.
  private var customized: [UITabBarItem]?

  open var isCustomizing: Bool { customized != nil }

  /// Only tells the delegate: the panel in which people choose items is not shown.
  open func beginCustomizingItems(_ items: [UITabBarItem]?) {
    guard !isCustomizing else { return }
    let items = items ?? []
    delegate?.tabBar(self, willBeginCustomizing: items)
    customized = items
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Says whether items were changed, which nobody can do without the panel.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool {
    guard let items = customized else { return false }
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    customized = nil
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }

  private static let choice = UIAction.Identifier("tab bar choice")

  open weak var selectedItem: UITabBarItem? {
    didSet {
      for item in list { item.button.isSelected = item === selectedItem }
      updateColors()
      setNeedsPublish()
    }
  }

  private func choose(_ item: UITabBarItem) {
    if onChoice == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    onChoice?(item)
  }

  open var barStyle = UIBarStyle.default { didSet { updateTraits() } }

  override var barInterfaceStyle: UIUserInterfaceStyle { barStyle.interfaceStyle }

  open var barTintColor: UIColor? { didSet { updateColors() } }

  /// Made when it is first asked for; until then the bar's own properties count.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let storedStandardAppearance { return storedStandardAppearance }
      let appearance = UITabBarAppearance()
      storedStandardAppearance = appearance
      return appearance
    }
    set { storedStandardAppearance = newValue }
  }

  /// Shown instead of the standard one: content never scrolls under the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }

  var storedStandardAppearance: UITabBarAppearance? { didSet { adopt(storedStandardAppearance) } }

  /// A background that the app has set by itself is left alone.
  private var paintedBackground: UIColor?

  private func adopt(_ appearance: UITabBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.updateColors() }
    updateColors()
  }

  open var unselectedItemTintColor: UIColor? { didSet { updateColors() } }

  private func updateColors() {
    let appearance = scrollEdgeAppearance ?? storedStandardAppearance
    let background = appearance?.backgroundColor ?? barTintColor ?? .secondarySystemBackground
    if background != paintedBackground {
      paintedBackground = background
      backgroundColor = background
    }
    let states = appearance?.stackedLayoutAppearance
    for item in list {
      item.button.tintColor =
        item === selectedItem
        ? states?.selected.color : states?.normal.color ?? unselectedItemTintColor ?? .systemGray
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UITabBar.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }

  open override func layoutSubviews() {
    let width = bounds.width / CGFloat(max(1, list.count))
    for (index, item) in list.enumerated() {
      item.button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: UITabBar.height)
    }
    mirrorIfNeeded(list.map(\.button))
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Tab Bar" }
    set { super.accessibilityLabel = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .tabBar }
}

/// See [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }

  public required init() {
    super.init()
    stackedLayoutAppearance.onChange = { [weak self] in self?.didChange() }
  }

  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  override func didChange() {
    stackedLayoutAppearance.onChange = { [weak self] in self?.onChange?() }
    super.didChange()
  }
}
