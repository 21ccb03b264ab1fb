import WindfallCore

/// See [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
@preconcurrency @MainActor open class UIToolbar: UIView {
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  private var list: [UIBarButtonItem] = []

  public override init(frame: CGRect) {
    let height = frame.height == 0 ? UIToolbar.height : frame.height
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
    backgroundColor = .secondarySystemBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = barTintColor ?? .secondarySystemBackground
  }

  open var items: [UIBarButtonItem]? {
    get { list.isEmpty ? nil : list }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    list = items ?? []
    setSubviews(list.compactMap(\.view))
    setNeedsLayout()
  }

  open var barStyle = UIBarStyle.default { didSet { updateTraits() } }

  override var barInterfaceStyle: UIUserInterfaceStyle { barStyle.interfaceStyle }

  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .secondarySystemBackground } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIToolbar.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }

  /// What is left of the width goes to the flexible spaces in equal parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = list.filter { !$0.isHidden }
    let widths = shown.map { width(of: $0) }
    let gaps = CGFloat(max(0, shown.filter { !$0.isSpace }.count - 1)) * UIToolbar.spacing
    let flexible = shown.filter { $0.systemItem == .flexibleSpace }.count
    let room = bounds.width - 2 * UIToolbar.margin - widths.reduce(0, +) - gaps
    let share = max(0, room) / CGFloat(max(1, flexible))
    var x = UIToolbar.margin
    for (item, width) in zip(shown, widths) {
      guard let view = item.view else {
        x += item.systemItem == .flexibleSpace ? share : width
        continue
      }
      let wanted = view.intrinsicContentSize.height
      let height = min(wanted > 0 ? wanted : view.bounds.height, bounds.height)
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      x += width + UIToolbar.spacing
    }
    mirrorIfNeeded(shown.compactMap(\.view))
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    guard let view = item.view else { return item.systemItem == .flexibleSpace ? 0 : item.width }
    if item.width > 0 { return item.width }
    let intrinsic = view.intrinsicContentSize.width
    return intrinsic > 0 ? intrinsic : view.bounds.width
  }

  @_spi(Windfall) open override var elementType: ElementType { .toolbar }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Toolbar" }
    set { super.accessibilityLabel = newValue }
  }
}

/// Kept and given back: none of it is drawn.
extension UIToolbar {
  public var standardAppearance: UIToolbarAppearance {
    get { kept.made { UIToolbarAppearance() } }
    set { kept.set(newValue) }
  }

  public var compactAppearance: UIToolbarAppearance? {
    get { kept.value(nil as UIToolbarAppearance?) }
    set { kept.set(newValue) }
  }

  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { kept.value(nil as UIToolbarAppearance?) }
    set { kept.set(newValue) }
  }

  public var isTranslucent: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    kept.set(backgroundImage, for: barMetrics, "backgroundImage")
  }

  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { kept.value(for: barMetrics, "backgroundImage") }

  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    kept.set(shadowImage, for: topOrBottom, "shadowImage")
  }

  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    kept.value(for: topOrBottom, "shadowImage")
  }
}

/// See [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
///
/// Kept and given back: toolbars are drawn as without.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
