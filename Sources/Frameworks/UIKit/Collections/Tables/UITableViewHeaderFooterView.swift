/// See [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What `init(frame:)` passes on, through which classes that were registered are made.
  static var nextReuseIdentifier: String?

  open private(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView = TransparentView()
  static let defaultHeight: CGFloat = 28

  private let label = UILabel()
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

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !contentView.constraints.isEmpty {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: fitting.height)
    }
    let text = label.sizeThatFits(CGSize(width: size.width - 2 * sideInset, height: 0))
    return CGSize(width: size.width, height: max(UITableViewHeaderFooterView.defaultHeight, text.height + topInset + 6))
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard label.superview === contentView else { return }
    label.frame = CGRect(
      x: sideInset, y: topInset, width: bounds.width - 2 * sideInset, height: max(0, bounds.height - topInset - 6))
  }
}
