import WindfallCore

/// See [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
@preconcurrency @MainActor open class UIButton: UIControl {
  /// See [UIButton.ButtonType](https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum).
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  open private(set) var buttonType = ButtonType.custom
  private var appearances: [UInt: ButtonAppearance] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()
  private let secondLabel = UILabel()
  private lazy var spinner = UIActivityIndicatorView(style: .medium)
  private var needsUpdateConfiguration = false
  private var opensMenu: UILongPressGestureRecognizer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  func adopt(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    if let symbol = buttonType.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
    update()
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    update()
    adopt(primaryAction)
  }

  // MARK: - Content for states

  /// The title of the normal state is also that of the configuration.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { configuration?.title = title }
    appearances[state.rawValue, default: .init()].title = title
    update()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    appearances[state.rawValue, default: .init()].attributedTitle = title
    update()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    appearances[state.rawValue, default: .init()].titleColor = color
    update()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    appearances[state.rawValue, default: .init()].image = image
    update()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    appearances[state.rawValue, default: .init()].backgroundImage = image
    update()
  }

  open func title(for state: State) -> String? { value(\.title, for: state) ?? configuration?.title }

  open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, for: state) }

  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }

  open func image(for state: State) -> UIImage? { value(\.image, for: state) }

  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  open var currentImage: UIImage? { image(for: state) }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open var titleLabel: UILabel? { label }

  open var imageView: UIImageView? { picture }

  open var subtitleLabel: UILabel? { secondLabel }

  // MARK: - Configuration

  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      update()
      relayout()
    }
  }

  /// Called before the next layout after each change of the state.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesConfiguration = true

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// A tap selects or deselects the button, or shows its menu and takes over the title of what is chosen there.
  open var changesSelectionAsPrimaryAction = false { didSet { takeOverSelection() } }

  /// Shown when the button is held down, or tapped if that is its primary action.
  open var menu: UIMenu? { didSet { menuDidChange() } }

  /// Whether the primary action is to show the menu.
  open var showsMenuAsPrimaryAction = false

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { relayout() } } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { relayout() } } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { relayout() } } }

  /// An own value, or else that of the normal state.
  private func value<Value>(_ keyPath: KeyPath<ButtonAppearance, Value?>, for state: State) -> Value? {
    appearances[state.rawValue]?[keyPath: keyPath] ?? appearances[State.normal.rawValue]?[keyPath: keyPath]
  }

  private func defaultTitleColor(for state: State) -> UIColor {
    if state.contains(.disabled), buttonType != .custom { return .tertiaryLabel }
    return buttonType == .custom ? .white : (tintColor ?? .systemBlue)
  }

  // MARK: - Update and layout

  private func setUp() {
    isOpaque = false
    for view in [backdrop, picture, label] as [UIView] { view.isUserInteractionEnabled = false }
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  override func stateDidChange() {
    update()
    if automaticallyUpdatesConfiguration, configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  open override func tintColorDidChange() { update() }

  private func update() {
    if configuration == nil {
      // Before the text: a styled one has colours of its own.
      label.textColor = currentTitleColor
      secondLabel.text = nil
    }
    if let configuration {
      show(configuration)
    } else if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.alpha = isHighlighted && buttonType != .custom ? 0.2 : 1
    let isBusy = configuration?.showsActivityIndicator ?? false
    if isBusy { spinner.startAnimating() }
    picture.image = isBusy ? nil : configuration?.shownImage ?? currentImage
    backdrop.image = currentBackgroundImage
    show(backdrop, if: backdrop.image != nil, at: 0)
    show(picture, if: picture.image != nil, at: subviews.count)
    if isBusy || spinnerIfShown != nil { show(spinner, if: isBusy, at: subviews.count) }
    show(label, if: !(label.text ?? "").isEmpty, at: subviews.count)
    show(secondLabel, if: !(secondLabel.text ?? "").isEmpty, at: subviews.count)
  }

  private var spinnerIfShown: UIView? { subviews.first { $0 is UIActivityIndicatorView } }

  private func show(_ configuration: Configuration) {
    let color = configuration.foregroundColor(tint: tintColor ?? .systemBlue, isEnabled: isEnabled)
    configuration.breakLines(of: label, secondLabel)
    label.attributedText = configuration.titleText(color: color)
    secondLabel.attributedText = configuration.subtitleText(color: color)
    picture.tintColor = configuration.imageColorTransformer.resolved(color)
    spinner.color = configuration.activityIndicatorColorTransformer.resolved(color)
  }

  private func show(_ view: UIView, if isNeeded: Bool, at index: Int) {
    if isNeeded, view.superview == nil { insertSubview(view, at: index) }
    if !isNeeded, view.superview != nil { view.removeFromSuperview() }
  }

  private func relayout() {
    setNeedsPublish()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func arrangement(width: CGFloat = .infinity) -> ButtonLayout {
    var layout = ButtonLayout()
    if let configuration {
      layout.imagePadding = configuration.imagePadding
      layout.titlePadding = configuration.titlePadding
      layout.imagePlacement = configuration.imagePlacement
      layout.titleAlignment = configuration.titleAlignment
    }
    if picture.superview === self { layout.image = picture.intrinsicContentSize }
    if let spinnerIfShown { layout.image = spinnerIfShown.intrinsicContentSize }
    let room = CGSize(width: max(1, layout.roomForText(in: width)), height: 0)
    if label.superview === self { layout.title = label.sizeThatFits(room) }
    if secondLabel.superview === self { layout.subtitle = secondLabel.sizeThatFits(room) }
    layout.title.width = min(layout.title.width, room.width)
    layout.subtitle.width = min(layout.subtitle.width, room.width)
    return layout
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let content = arrangement().size
    let isEmpty = content == .zero
    let width = isEmpty && configuration == nil ? 30 : content.width
    let height = max(content.height, configuration == nil && !isEmpty ? 18 : 0)
    let vertical: CGFloat = configuration == nil && contentEdgeInsets == .zero ? 12 : 0
    let total = CGSize(
      width: width + insets.left + insets.right, height: height + vertical + insets.top + insets.bottom)
    return total.roundedUp(toScale: traits.displayScale)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
    }
    backdrop.frame = bounds
    let box = bounds.inset(by: insets)
    var layout = arrangement(width: box.width)
    layout.title.height = min(layout.title.height, box.height)
    let frames = layout.frames(in: box, contentHorizontalAlignment, contentVerticalAlignment, isMirrored: isRightToLeft)
    picture.frame = frames.image.inset(by: imageEdgeInsets)
    spinnerIfShown?.frame = frames.image
    label.frame = frames.title.offsetBy(
      dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2, dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
    secondLabel.frame = frames.subtitle
  }

  // MARK: - Menu

  override func didTouchUpInside(event: UIEvent?) {
    if showsMenuAsPrimaryAction, menu != nil { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.didTouchUpInside(event: event)
  }

  private func menuDidChange() {
    takeOverSelection()
    guard menu != nil, opensMenu == nil else { return }
    let press = UILongPressGestureRecognizer()
    press.addHandler { [weak self, weak press] in
      guard let self, press?.state == .began, !self.showsMenuAsPrimaryAction else { return }
      self.openMenu()
    }
    addGestureRecognizer(press)
    opensMenu = press
  }

  private func openMenu() {
    guard let menu, isEnabled else { return }
    send(.menuActionTriggered, event: nil)
    MenuOverlay.open(menu, for: self) { [weak self] action in
      guard let self, self.changesSelectionAsPrimaryAction else { return }
      menu.select(action)
      self.takeOverSelection()
    }
  }

  private func takeOverSelection() {
    guard changesSelectionAsPrimaryAction, let action = menu?.chosenAction else { return }
    setTitle(action.title, for: .normal)
    if let image = action.image { setImage(image, for: .normal) }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isParentsTap(gestureRecognizer)
  }

  // MARK: - Accessibility and publishing

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? words ?? picture.image?.spokenName }
    set { super.accessibilityLabel = newValue }
  }

  private var words: String? {
    guard let subtitle = secondLabel.text, !subtitle.isEmpty else { return label.text }
    return [label.text, subtitle].compactMap { $0 }.joined(separator: ", ")
  }

  @_spi(Windfall) open override var elementType: ElementType {
    let type = accessibilityTraits.elementType
    return type == .other ? .button : type
  }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    configuration?.drawBackground(of: self) ?? []
  }
}
