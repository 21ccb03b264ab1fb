/// See [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What `init(frame:)` passes on, through which classes that were registered are made.
  static var nextReuseIdentifier: String?

  open private(set) var reuseIdentifier: String?
  open private(set) var contentView: UIView = TransparentView()
  private let label = UILabel()

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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 40, height: 0))
    return CGSize(width: size.width, height: max(28, text.height + 12))
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    if label.superview === contentView { label.frame = bounds.insetBy(dx: 20, dy: 6) }
  }
}
