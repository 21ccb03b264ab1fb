import WindfallCore

/// See [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What `init(frame:)` passes on, through which classes that were registered are made.
  static var nextReuseIdentifier: String?
  static let minimumHeight: CGFloat = 44

  open private(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView = TransparentView()
  private let style: CellStyle
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var picture: UIImageView?
  private var accessoryControl: UIView?
  private var configuredContent: (any UIView & UIContentView)?
  weak var table: UITableView?
  /// What a storyboard does when the cell is chosen, or its accessory.
  var selectionSegue: NibSegue?
  var accessorySegue: NibSegue?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.minimumHeight))
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = coder.cellStyle
    reuseIdentifier = coder.nibElement?["reuseIdentifier"]
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    let reuseIdentifier = UITableViewCell.nextReuseIdentifier
    UITableViewCell.nextReuseIdentifier = nil
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
    if frame != .zero { self.frame = frame }
  }

  // MARK: - Content

  open var textLabel: UILabel? {
    if let label { return label }
    let label = addLabel(size: style == .value2 ? 12 : 17)
    self.label = label
    return label
  }

  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detailLabel { return detailLabel }
    let label = addLabel(size: style == .subtitle ? 12 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    detailLabel = label
    return label
  }

  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFit
    contentView.addSubview(picture)
    self.picture = picture
    return picture
  }

  private func addLabel(size: CGFloat) -> UILabel {
    let label = CellLabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration, let configuredContent, configuredContent.supports(contentConfiguration) {
        configuredContent.configuration = contentConfiguration
      } else {
        configuredContent?.removeFromSuperview()
        configuredContent = contentConfiguration?.makeContentView()
        if let configuredContent { contentView.addSubview(configuredContent) }
      }
      setNeedsLayout()
    }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func prepareForReuse() { setHighlighted(false, animated: false) }

  // MARK: - State

  open var selectionStyle = SelectionStyle.default { didSet { updateBackdrop() } }

  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsPublish()
      updateBackdrop()
    }
  }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateBackdrop() } } }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  private func updateBackdrop() { setNeedsDisplay() }

  // MARK: - Accessory

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { updateAccessory() } }
  }

  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { updateAccessory() } } }

  private func updateAccessory() {
    accessoryControl?.removeFromSuperview()
    accessoryControl = accessoryView ?? makeAccessory()
    if let accessoryControl { addSubview(accessoryControl) }
    setNeedsLayout()
  }

  private func makeAccessory() -> UIView? {
    guard let image = accessoryType.symbolName.flatMap({ UIImage(systemName: $0) }) else { return nil }
    guard accessoryType.isButton else { return UIImageView(image: image) }
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.table?.accessoryButtonWasTapped(in: self)
      }, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    var box = bounds
    if let accessoryControl {
      let size = accessoryControl.bounds.size
      accessoryControl.frame.origin = CGPoint(x: bounds.maxX - size.width - 16, y: bounds.midY - size.height / 2)
      box.size.width = max(0, accessoryControl.frame.minX - 8)
    }
    contentView.frame = box
    configuredContent?.frame = contentView.bounds
    let layout = CellTextLayout(style: style, picture: picture, label: label, detailLabel: detailLabel)
    layout.place(in: contentView.bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - (accessoryControl.map { $0.bounds.width + 24 } ?? 0)
    if !contentView.constraints.isEmpty {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: fitting.height)
    }
    let content = configuredContent?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
    let layout = CellTextLayout(style: style, picture: picture, label: label, detailLabel: detailLabel)
    let height = max(content, layout.height(width: width), UITableViewCell.minimumHeight)
    return CGSize(width: size.width, height: height)
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let table, table.mayHighlight(self) {
      setHighlighted(true, animated: false)
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    setHighlighted(false, animated: false)
    if point(inside: touch.location(in: self), with: event) { table?.cellWasTapped(self) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: - Publishing

  @_spi(Windfall) open override var elementType: ElementType { .cell }

  @_spi(Windfall) open override var elementStates: ElementStates {
    isSelected ? super.elementStates.union(.selected) : super.elementStates
  }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    guard isSelected || isHighlighted, selectionStyle != .none else { return [] }
    return [.fill(.rect(bounds), .color(UIColor.systemGray4.displayColor(with: traits)))]
  }
}
