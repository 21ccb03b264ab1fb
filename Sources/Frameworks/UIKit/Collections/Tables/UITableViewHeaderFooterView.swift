/// See [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What `init(frame:)` passes on, through which classes that were registered are made.
  static var nextReuseIdentifier: String?

  open private(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView = TransparentView()
  static let defaultHeight: CGFloat = 28

  private let label = UILabel()
  private var configuredContent: (any UIView & UIContentView)?
  private var configuredBackground: CellBackgroundView?
  /// A new view has not been configured for its state.
  private var needsUpdateConfiguration = true
  var sideInset = UITableViewCell.margin
  var topInset: CGFloat = 6

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    let reuseIdentifier = UITableViewHeaderFooterView.nextReuseIdentifier
    UITableViewHeaderFooterView.nextReuseIdentifier = nil
    self.init(reuseIdentifier: reuseIdentifier)
    self.frame = frame
  }

  private func setUp() {
    addSubview(contentView)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
  }

  open var textLabel: UILabel? {
    if label.superview == nil { contentView.addSubview(label) }
    return label
  }

  open func prepareForReuse() { label.text = nil }

  // MARK: - Configurations

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let table = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
    return table?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredContent = UIView.content(showing: contentConfiguration, after: configuredContent)
      contentView.adopt(configuredContent)
      setNeedsLayout()
    }
  }

  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesContentConfiguration = true

  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
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

  // MARK: - Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if !contentView.constraints.isEmpty {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: fitting.height)
    }
    let text = label.sizeThatFits(CGSize(width: size.width - 2 * sideInset, height: 0)).height + topInset + 6
    let content = configuredContent?.sizeThatFits(CGSize(width: size.width, height: 0)).height ?? 0
    return CGSize(width: size.width, height: max(UITableViewHeaderFooterView.defaultHeight, text, content))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredBackground?.fit(into: bounds)
    configuredContent?.frame = contentView.bounds
    guard label.superview === contentView else { return }
    label.frame = CGRect(
      x: sideInset, y: topInset, width: bounds.width - 2 * sideInset, height: max(0, bounds.height - topInset - 6))
  }
}
