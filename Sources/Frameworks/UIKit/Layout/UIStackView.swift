/// See [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
///
/// A hidden arranged view keeps its frame; UIKit makes it flat.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// See [UIStackView.Distribution](https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum).
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// See [UIStackView.Alignment](https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum).
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  var arrangementGuides: [UILayoutGuide] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Unlike that of other views it never fails.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if let coder = coder as? NibCoder { coder.nib.decode(self, from: coder.element) }
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    Usage.require(stackIndex >= 0 && stackIndex <= arrangedSubviews.count, "the index is beyond the arranged views")
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    for guide in arrangementGuides { removeLayoutGuide(guide) }
    arrangementGuides = []
    arrangement = makeArrangement()
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView { shownViews.first?.forFirstBaselineLayout ?? self }

  open override var forLastBaselineLayout: UIView {
    let views = shownViews
    return (axis == .vertical ? views.last : views.first)?.forLastBaselineLayout ?? self
  }

  var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  func setNeedsArrangement() { setNeedsUpdateConstraints() }

  /// The distance that is kept after a view.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == UIStackView.spacingUseSystem ? NSLayoutConstraint.systemSpacing : gap
  }
}
