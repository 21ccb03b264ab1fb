import WindfallCore

/// See [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView: UIView = TransparentView()
  /// What a storyboard does when the cell is chosen.
  var selectionSegue: NibSegue?
  private var configuredContent: (any UIView & UIContentView)?
  private var configuredBackground: CellBackgroundView?
  /// A new cell has not been configured for its state.
  private var needsUpdateConfiguration = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: - State

  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsPublish()
      updateBackground()
      stateDidChange()
    }
  }

  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      updateBackground()
      stateDidChange()
    }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateDidChange() } }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = collectionView?.isEditing ?? false
    state.isReordering = isReordering
    return state
  }

  /// A finger is moving the item of the cell.
  final var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called before the layout of a cell whose state has changed, with what it is now.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  open var automaticallyUpdatesContentConfiguration = true

  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
  }

  func editingDidChange() { stateDidChange() }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: - Background

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateBackground()
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateBackground()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != oldValue else { return }
      configuredBackground = background(showing: backgroundConfiguration, after: configuredBackground)
    }
  }

  /// The view for a selected cell lies above the other and below the content, and is in the cell only while it shows.
  private func updateBackground() {
    if let selectedBackgroundView {
      if !isSelected, !isHighlighted {
        selectedBackgroundView.removeFromSuperview()
      } else if selectedBackgroundView.superview !== self {
        insertSubview(selectedBackgroundView, belowSubview: contentView)
        selectedBackgroundView.frame = bounds
      }
    }
    if let backgroundView, backgroundView.superview !== self {
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
    }
  }

  // MARK: - Content

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredContent = UIView.content(showing: contentConfiguration, after: configuredContent)
      contentView.adopt(configuredContent)
      setNeedsLayout()
      collectionView?.contentDidChange(in: self)
    }
  }

  // MARK: - Layout

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contentView.frame = contentFrame
    configuredContent?.frame = contentView.bounds
    configuredBackground?.fit(into: bounds)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  /// What is left for the content.
  var contentFrame: CGRect { bounds }

  override func fittingSize(for size: CGSize, axes: SelfSizing) -> CGSize {
    let content = contentFrame
    let margin = CGSize(width: bounds.width - content.width, height: bounds.height - content.height)
    let room = CGSize(width: size.width - margin.width, height: size.height - margin.height)
    let fitting: CGSize
    if let configuredContent {
      let height = axes.contains(.height) ? 0 : room.height
      fitting =
        configuredContent.constraints.isEmpty
        ? configuredContent.sizeThatFits(CGSize(width: room.width, height: height))
        : fittingSize(of: configuredContent, for: room, axes: axes)
    } else if !contentView.constraints.isEmpty {
      fitting = fittingSize(of: contentView, for: room, axes: axes)
    } else {
      return super.fittingSize(for: size, axes: axes)
    }
    return CGSize(width: fitting.width + margin.width, height: fitting.height + margin.height)
  }

  private func fittingSize(of view: UIView, for size: CGSize, axes: SelfSizing) -> CGSize {
    view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard configuredContent == nil, !contentView.constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: - Publishing

  @_spi(Windfall) open override var elementType: ElementType { .cell }

  @_spi(Windfall) open override var elementStates: ElementStates {
    isSelected ? super.elementStates.union(.selected) : super.elementStates
  }
}
