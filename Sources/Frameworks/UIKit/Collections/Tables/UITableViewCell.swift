import WindfallCore

/// See [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// What `init(frame:)` passes on, through which classes that were registered are made.
  static var nextReuseIdentifier: String?
  static let minimumHeight: CGFloat = 44
  /// The room at both sides of what a cell holds; wide phones have more.
  nonisolated static let margin: CGFloat = Device.current.size.width < 414 ? 16 : 20
  private static let tapRange: CGFloat = 10

  open private(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView = TransparentView()
  let style: CellStyle
  private(set) var madeLabel: UILabel?
  private(set) var madeDetailLabel: UILabel?
  private(set) var madePicture: UIImageView?
  private var configuredContent: (any UIView & UIContentView)?
  weak var table: UITableView?
  /// What a storyboard does when the cell is chosen, or its accessory.
  var selectionSegue: NibSegue?
  var accessorySegue: NibSegue?
  private var configuredBackground: CellBackgroundView?
  /// A new cell has not been configured for its state.
  private var needsUpdateConfiguration = true
  private var touchStart = CGPoint.zero
  private var ownSeparatorInset: UIEdgeInsets?
  var rowPlace = RowPlace() { didSet { if rowPlace != oldValue { setNeedsDisplay() } } }
  /// Whether the data source lets the row be moved.
  var reorders = false
  private(set) lazy var controls = CellControls(of: self)

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.minimumHeight))
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = coder.cellStyle
    reuseIdentifier = coder.nibElement?["reuseIdentifier"]
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    let reuseIdentifier = UITableViewCell.nextReuseIdentifier
    UITableViewCell.nextReuseIdentifier = nil
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
    if frame != .zero { self.frame = frame }
  }

  private func setUp() {
    contentView.layoutMargins = UIEdgeInsets(
      top: 11, left: UITableViewCell.margin, bottom: 11, right: UITableViewCell.margin)
    addSubview(contentView)
  }

  // MARK: - Content

  open var textLabel: UILabel? {
    if let madeLabel { return madeLabel }
    let label = addLabel(size: style == .value2 ? 12 : 17)
    madeLabel = label
    return label
  }

  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let madeDetailLabel { return madeDetailLabel }
    let label = addLabel(size: style == .subtitle ? 12 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    madeDetailLabel = label
    return label
  }

  open var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let madePicture { return madePicture }
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFit
    contentView.addSubview(picture)
    madePicture = picture
    return picture
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredContent = UIView.content(showing: contentConfiguration, after: configuredContent)
      contentView.adopt(configuredContent)
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
      if isEditing { controls.updateEditing() }
      setNeedsUpdateConfiguration()
    }
  }

  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      updateBackdrop()
      setNeedsUpdateConfiguration()
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesContentConfiguration = true

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: - Background

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != oldValue else { return }
      configuredBackground = background(showing: backgroundConfiguration, after: configuredBackground)
    }
  }

  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replace(oldValue, with: backgroundView) } }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateBackdrop()
    }
  }

  /// The table's, unless the cell was given its own.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? table?.separatorInset
        ?? UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsDisplay()
    }
  }

  private func updateBackdrop() {
    setNeedsDisplay()
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    guard let selectedBackgroundView, isShown != (selectedBackgroundView.superview === self) else { return }
    if isShown {
      insertSubview(selectedBackgroundView, belowSubview: contentView)
      setNeedsLayout()
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  // MARK: - Editing

  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      controls.updateEditing()
      controls.updateAccessory()
      setNeedsUpdateConfiguration()
    }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open internal(set) var editingStyle = EditingStyle.none

  /// Whether the actions at the trailing edge are shown.
  open internal(set) var showingDeleteConfirmation = false

  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }

  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  // MARK: - Accessory

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { controls.updateAccessory() } }
  }

  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { controls.updateAccessory() } } }

  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { controls.updateAccessory() } }
  }

  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { controls.updateAccessory() } }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    contentView.frame = controls.place(in: bounds, isMirrored: isRightToLeft)
    backgroundView?.frame = bounds
    configuredBackground?.fit(into: bounds)
    selectedBackgroundView?.frame = bounds
    configuredContent?.frame = contentView.bounds
    textLayout.place(in: contentView.bounds, isMirrored: isRightToLeft)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = controls.contentWidth(of: size.width)
    if !contentView.constraints.isEmpty {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: fitting.height)
    }
    let content = configuredContent?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
    return CGSize(
      width: size.width, height: max(content, textLayout.height(width: width), UITableViewCell.minimumHeight))
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let table, table.swipe.isOpen {
      table.swipe.close()
    } else if let table, table.mayHighlight(self) {
      touchStart = touches.first?.location(in: self) ?? .zero
      setHighlighted(true, animated: false)
      table.cellDidHighlight(self)
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  /// A finger that goes across the row does not tap it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    if abs(touch.location(in: self).x - touchStart.x) > UITableViewCell.tapRange { unhighlight() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    unhighlight()
    if point(inside: touch.location(in: self), with: event) { table?.cellWasTapped(self) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isHighlighted { unhighlight() }
    super.touchesCancelled(touches, with: event)
  }

  private func unhighlight() {
    setHighlighted(false, animated: false)
    table?.cellDidUnhighlight(self)
  }

  // MARK: - Gestures

  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  // MARK: - Publishing

  @_spi(Windfall) open override var elementType: ElementType { .cell }

  @_spi(Windfall) open override var elementStates: ElementStates {
    isSelected ? super.elementStates.union(.selected) : super.elementStates
  }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] { CellBackdrop(cell: self).items }
}
