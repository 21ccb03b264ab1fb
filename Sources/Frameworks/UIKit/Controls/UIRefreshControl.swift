import WindfallCore

/// See [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
///
/// Content does not bounce: letting go after dragging it down by 60 points beyond its top starts a refresh.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  static let pull: CGFloat = 60

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString? { didSet { title.attributedText = attributedTitle } }
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isHidden = true
    title.textAlignment = .center
    addSubview(indicator)
    addSubview(title)
  }

  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
    if let scrollView = superview as? UIScrollView {
      let top = scrollView.bounds.minY + scrollView.adjustedContentInset.top
      frame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: UIRefreshControl.pull)
    }
    indicator.startAnimating()
  }

  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
    indicator.stopAnimating()
  }

  func wasPulled() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    send([.valueChanged, .primaryActionTriggered], event: nil)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  open override func layoutSubviews() {
    indicator.center = CGPoint(x: bounds.midX, y: 20)
    title.frame = CGRect(x: 0, y: 36, width: bounds.width, height: 20)
  }
}
