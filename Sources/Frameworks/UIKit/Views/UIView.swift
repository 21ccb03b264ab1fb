import WindfallCore

/// See [UIView](https://developer.apple.com/documentation/uikit/uiview).
@preconcurrency @MainActor open class UIView: UIResponder {
  private static var lastViewID: UInt64 = 0

  /// Tells views apart for the whole life of the process.
  @_spi(Windfall) public final let viewID: UInt64

  var publishing = PublishingState()
  var layoutState = LayoutState()
  var autoLayout: AutoLayoutState?
  var accessibility: AccessibilityAttributes?
  /// The superview clears this when it goes, so that no weak reference slows down every use of every view.
  nonisolated(unsafe) unowned(unsafe) var superviewReference: UIView?
  nonisolated(unsafe) var subviewList: [UIView] = []
  /// The place of the untransformed box in the superview.
  var frameOrigin: CGPoint
  var boundsStorage: CGRect
  var traits = Device.current.traits
  var interactionState = InteractionState()
  weak var viewController: UIViewController?
  private var layerStorage: CALayer?
  private var tint: UIColor?

  public init(frame: CGRect) {
    UIView.lastViewID += 1
    viewID = UIView.lastViewID
    frameOrigin = frame.origin
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    UIView.lastViewID += 1
    viewID = UIView.lastViewID
    frameOrigin = .zero
    boundsStorage = .zero
    super.init()
    if let coder = coder as? NibCoder { coder.nib.decode(self, from: coder.element) }
  }

  public convenience override init() { self.init(frame: .zero) }

  deinit { for subview in subviewList { subview.superviewReference = nil } }

  // MARK: - Geometry

  open var frame: CGRect {
    get {
      if transform.isIdentity { return CGRect(origin: frameOrigin, size: boundsStorage.size) }
      return bounds.applying(transformToSuperview)
    }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { boundsStorage }
    set {
      let old = boundsStorage
      guard newValue != old else { return }
      boundsStorage = newValue
      frameOrigin.x -= (newValue.width - old.width) * layoutState.anchorPoint.x
      frameOrigin.y -= (newValue.height - old.height) * layoutState.anchorPoint.y
      boundsDidChange(from: old)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frameOrigin.x + anchorOffset.x, y: frameOrigin.y + anchorOffset.y) }
    set {
      let origin = CGPoint(x: newValue.x - anchorOffset.x, y: newValue.y - anchorOffset.y)
      guard origin != frameOrigin else { return }
      frameOrigin = origin
      mark(.placement)
      noteFrameChange()
    }
  }

  open var transform = CGAffineTransform.identity { didSet { if transform != oldValue { mark(.placement) } } }
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { semanticsDidChange(oldValue) } }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { layoutMargins = UIEdgeInsets(newValue, isRightToLeft: isRightToLeft) }
  }

  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  open func layoutMarginsDidChange() {}
  /// Worked out anew at each call.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets() }
  open func safeAreaInsetsDidChange() { mark(.placement) }

  // MARK: - Appearance

  open var alpha: CGFloat = 1 { didSet { alphaDidChange(from: oldValue) } }
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
  open var isOpaque = true
  open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { mark(.decoration) } } }
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { mark(.decoration) } } }

  open var tintColor: UIColor! {
    get { tint ?? superview?.tintColor ?? .systemBlue }
    set {
      guard newValue != tint else { return }
      tint = newValue
      propagateTintColor()
    }
  }

  open func tintColorDidChange() {}
  final var hasOwnTintColor: Bool { tint != nil }
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer {
    if let layerStorage { return layerStorage }
    let layer = RuntimeClass.makeObject(of: type(of: self).layerClass) as? CALayer ?? CALayer()
    layer.view = self
    layerStorage = layer
    return layer
  }

  var layerIfLoaded: CALayer? { layerStorage }
  open func setNeedsDisplay() { mark(.content) }
  /// The style that a bar's own style stands for.
  var barInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  open var traitCollection: UITraitCollection { traits }
  /// Called with every change of the traits, before `traitCollectionDidChange(_:)`.
  func traitsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Hierarchy

  open var superview: UIView? { superviewReference }
  open var subviews: [UIView] { subviewList }

  open var window: UIWindow? {
    var view = self
    while let superview = view.superview { view = superview }
    return view as? UIWindow
  }

  open var tag = 0
  open func addSubview(_ view: UIView) { insert(view, at: .end) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, at: .below(sibling)) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, at: .above(sibling)) }
  open func removeFromSuperview() { takeOut() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { takeKeyboard(force) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: - Layout

  open func setNeedsLayout() {
    layoutState.needsLayout = true
    noteLayoutPending()
  }

  open func layoutIfNeeded() { layoutFromTop() }
  open func updateProperties() {}
  open func layoutSubviews() { applyConstrainedFrames() }
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    if layoutState.isInEngine { constraintEngine?.contentDidChange(of: self) }
  }

  // MARK: - Constraints

  open class var requiresConstraintBasedLayout: Bool { false }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.followsAutoresizingMask }
    set { setFollowsAutoresizingMask(newValue) }
  }

  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { noteConstraintsStale() }
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(priority, in: \.hugging, for: axis)
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance(axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(priority, in: \.compressionResistance, for: axis) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  open func forBaselineLayout() -> UIView { self }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  // MARK: - Events

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interactionState.recognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, isPublished, self.point(inside: point, with: event) else { return nil }
    for subview in subviewList.reversed() {
      if let hit = subview.hitTest(subview.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= boundsStorage.minX && point.x < boundsStorage.maxX && point.y >= boundsStorage.minY
      && point.y < boundsStorage.maxY
  }

  open override var next: UIResponder? { viewController ?? superview }
  override func firstResponderStatusDidChange() { setNeedsPublish() }
  /// Called when the keyboard takes another part of the screen.
  @_spi(Windfall) open func keyboardAreaDidChange() {}

  // MARK: - Accessibility

  var isAccessibilityElementByDefault: Bool { false }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  open var isAccessibilityElement: Bool {
    get { accessibility?.currentIsElement ?? isAccessibilityElementByDefault }
    set { setAccessibility(\.isElement, newValue) }
  }

  open var accessibilityLabel: String? {
    get { accessibility?.currentLabel }
    set { setAccessibility(\.label, newValue) }
  }

  open var accessibilityIdentifier: String? {
    get { accessibility?.currentIdentifier }
    set { setAccessibility(\.identifier, newValue) }
  }

  open var accessibilityValue: String? {
    get { accessibility?.currentValue }
    set { setAccessibility(\.value, newValue) }
  }

  open var accessibilityHint: String? {
    get { accessibility?.currentHint }
    set { setAccessibility(\.hint, newValue) }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.currentTraits ?? defaultAccessibilityTraits }
    set { setAccessibility(\.traits, newValue) }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility?.areElementsHidden ?? false }
    set { setAccessibility(\.areElementsHidden, newValue) }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibilityModal(newValue) }
  }

  /// Published in the order of the list, which has views and accessibility elements.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibilityElements(newValue) }
  }

  // MARK: - Publishing

  @_spi(Windfall) open var elementType: ElementType {
    isAccessibilityElement ? accessibilityTraits.elementType : .other
  }
  @_spi(Windfall) open var elementLabel: String { accessibilityLabel ?? "" }
  @_spi(Windfall) open var elementTitle: String { "" }
  @_spi(Windfall) open var elementValue: String? { accessibilityValue }
  @_spi(Windfall) open var elementPlaceholder: String? { nil }

  @_spi(Windfall) open var elementStates: ElementStates {
    var states: ElementStates = accessibilityTraits.contains(.notEnabled) ? [] : .enabled
    if accessibilityTraits.contains(.selected) { states.insert(.selected) }
    if isFirstResponder { states.insert(.focused) }
    return states
  }

  @_spi(Windfall) open var elementPublishing: ElementPublishing { .automatic }
  /// Puts elements around those of the subviews, where UIKit has views of its own between.
  func surround(_ elements: [Element]) -> [Element] { elements }
  /// An outline in bounds coordinates that cuts off what the view shows, instead of its bounds.
  @_spi(Windfall) open var displayClip: DisplayPath? { nil }

  /// What the view itself draws, in its own coordinates, over its background and under its subviews.
  @_spi(Windfall) open func drawContents() -> [DisplayItem] { DrawingStack.record { draw(bounds) } }
  open func draw(_ rect: CGRect) {}
  open func display(_ layer: CALayer) {}
  /// Nothing: a view draws itself in `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  open override nonisolated var description: String { MainActor.unchecked { describe() } }
}
