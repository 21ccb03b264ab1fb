/// See [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }
  open var tintColor: UIColor? { didSet { button?.tintColor = tintColor } }
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }

  /// A title and a picture of the action take the place of the item's own.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }

  /// Shown by a press where there is no action, or when the button is held down.
  open var menu: UIMenu? { didSet { if menu !== oldValue { itemDidChange() } } }

  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }

  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// In the place of the item in a menu.
  open var menuRepresentation: UIMenuElement?

  private(set) var systemItem: SystemItem?
  private var button: UIButton?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    connect(style, target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    connect(style, target, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    connect(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.title = title
    self.image = image
    adopt(primaryAction)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.menu = menu
    adopt(primaryAction)
  }

  /// Makes the item one of the system's.
  func decodeSystemItem(_ item: SystemItem) {
    systemItem = item
    itemDidChange()
  }

  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func connect(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func adopt(_ action: UIAction?) {
    primaryAction = action
    let ownTitle = title
    let ownImage = image
    if let action, !action.title.isEmpty { title = ownTitle ?? action.title }
    if let action { image = ownImage ?? action.image }
  }

  // MARK: - View

  var isSpace: Bool { systemItem?.isSpace ?? false }

  /// What a bar shows for the item; nil for spaces.
  var view: UIView? {
    if isSpace { return nil }
    if let customView { return customView }
    if let button { return button }
    let button = UIButton(type: .system)
    self.button = button
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    itemDidChange()
    return button
  }

  override func itemDidChange() {
    guard let button, customView == nil else { return relayoutBar() }
    let picture = image ?? (title == nil ? systemItem?.symbolName.flatMap { UIImage(systemName: $0) } : nil)
    let words = title ?? systemItem?.title
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.setImage(picture, for: .normal)
    button.setTitle(picture == nil ? words : nil, for: .normal)
    button.accessibilityLabel = accessibilityLabel ?? words
    button.accessibilityIdentifier = accessibilityIdentifier
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.isHidden = isHidden
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    relayoutBar()
  }

  private func relayoutBar() { (customView ?? button)?.superview?.setNeedsLayout() }

  func press() {
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
