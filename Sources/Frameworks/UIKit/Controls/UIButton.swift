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
    adopt(primaryAction)
  }

  // MARK: - Content for states

  open func setTitle(_ title: String?, for state: State) {
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

  open func title(for state: State) -> String? { value(\.title, for: state) }

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

  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      update()
      relayout()
    }
  }

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

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  override func stateDidChange() { update() }

  open override func tintColorDidChange() { update() }

  private func update() {
    if let attributed = configuration == nil ? currentAttributedTitle : nil {
      label.attributedText = attributed
    } else {
      label.text = configuration?.title ?? currentTitle
    }
    if let configuration {
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = configuration.foregroundColor(tint: tintColor ?? .systemBlue, isEnabled: isEnabled)
      picture.tintColor = label.textColor
    } else {
      label.textColor = currentTitleColor
    }
    label.alpha = isHighlighted && buttonType != .custom ? 0.2 : 1
    picture.image = configuration?.image ?? currentImage
    backdrop.image = currentBackgroundImage
    show(backdrop, if: backdrop.image != nil, at: 0)
    show(picture, if: picture.image != nil, at: subviews.count)
    show(label, if: !(label.text ?? "").isEmpty, at: subviews.count)
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

  private var insets: UIEdgeInsets { configuration.map { UIEdgeInsets($0.contentInsets) } ?? contentEdgeInsets }

  private var spacing: CGFloat {
    picture.superview != nil && label.superview != nil ? configuration?.imagePadding ?? 0 : 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let title = label.superview == nil ? .zero : label.intrinsicContentSize
    let image = picture.superview == nil ? .zero : picture.intrinsicContentSize
    let isEmpty = title == .zero && image == .zero
    let width = isEmpty && configuration == nil ? 30 : title.width + image.width + spacing
    let height = max(title.height, image.height, configuration == nil && !isEmpty ? 18 : 0)
    let vertical: CGFloat = configuration == nil && contentEdgeInsets == .zero ? 12 : 0
    let total = CGSize(
      width: width + insets.left + insets.right, height: height + vertical + insets.top + insets.bottom)
    return total.roundedUp(toScale: traits.displayScale)
  }

  open override func layoutSubviews() {
    backdrop.frame = bounds
    let box = bounds.inset(by: insets)
    let image = picture.superview == nil ? .zero : picture.intrinsicContentSize
    let wanted =
      label.superview == nil ? .zero : label.sizeThatFits(CGSize(width: box.width - image.width - spacing, height: 0))
    let title = CGSize(
      width: min(wanted.width, max(0, box.width - image.width - spacing)), height: min(wanted.height, box.height))
    let room = box.width - image.width - spacing - title.width
    let x =
      switch contentHorizontalAlignment {
      case .left, .leading: box.minX
      case .right, .trailing: box.minX + room
      case .center, .fill: box.minX + room / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: box.minY
      case .bottom: box.maxY - height
      case .center, .fill: box.midY - height / 2
      }
    }
    picture.frame = CGRect(origin: CGPoint(x: x, y: y(image.height)), size: image).inset(by: imageEdgeInsets)
    label.frame = CGRect(origin: CGPoint(x: x + image.width + spacing, y: y(title.height)), size: title)
      .offsetBy(
        dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2, dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isParentsTap(gestureRecognizer)
  }

  // MARK: - Accessibility and publishing

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text ?? picture.image?.name }
    set { super.accessibilityLabel = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType {
    let type = accessibilityTraits.elementType
    return type == .other ? .button : type
  }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    guard let configuration,
      let color = configuration.backgroundColor(tint: tintColor ?? .systemBlue, isEnabled: isEnabled)
    else { return [] }
    let radius = configuration.cornerRadius(height: bounds.height)
    return [
      .fill(.roundedRect(bounds, orPlainBelow: radius), .color(color.displayColor(with: traits)))
    ]
  }
}
