extension UIView {
  var autoLayoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }

  /// The view at the top of the tree.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  var constraintEngine: LayoutEngine? { AutoLayoutState.isInUse ? layoutRoot.autoLayout?.engine : nil }

  /// Brings the constraints of a whole tree up to date and solves them; called on the topmost view.
  func prepareConstraints() {
    updateConstraintsInSubtree()
    guard AutoLayoutState.isInUse else { return }
    let engine = autoLayout?.engine ?? LayoutEngine(root: self)
    autoLayoutState.engine = engine
    engine.readInsets()
    engine.settle()
  }

  /// Looks whether frames that have been set have moved safe areas or margins.
  func readInsetsAfterLayout() {
    if AutoLayoutState.isInUse { autoLayout?.engine?.readInsets() }
  }

  /// Calls `updateConstraints` where it is due, from the leaves up.
  func updateConstraintsInSubtree() {
    var rounds = 0
    while layoutState.isUpdatePending, rounds < 100 {
      rounds += 1
      layoutState.isUpdatePending = false
      for subview in subviewList where subview.layoutState.isUpdatePending { subview.updateConstraintsInSubtree() }
      guard layoutState.needsUpdateConstraints else { continue }
      layoutState.needsUpdateConstraints = false
      if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
  }

  func noteUpdatePending() {
    var current: UIView? = self
    while let view = current, !view.layoutState.isUpdatePending {
      view.layoutState.isUpdatePending = true
      current = view.superview
    }
  }

  /// Sets the frames that constraints give the subviews.
  func applyConstrainedFrames() {
    guard AutoLayoutState.isInUse, let engine = constraintEngine else { return }
    engine.settle()
    engine.applyFrames(in: self)
  }

  /// Tells the engine of a frame that something else than constraints has set.
  func noteFrameChange() {
    if layoutState.isInEngine { constraintEngine?.frameDidChange(of: self) }
  }

  /// A subtree has come to the view.
  func noteAttached(_ view: UIView) {
    if view.layoutState.isUpdatePending { noteUpdatePending() }
    guard AutoLayoutState.isInUse else { return }
    if let engine = view.autoLayout?.engine {
      engine.drop(view)
      view.autoLayout?.engine = nil
    }
    constraintEngine?.collect(view)
  }

  /// A subtree is about to leave the view for good: constraints between it and the rest end.
  func endConstraints(with view: UIView) {
    guard AutoLayoutState.isInUse else { return }
    view.endConstraints(across: view)
    constraintEngine?.drop(view)
  }

  /// Left, top, width and height, before any transform.
  var frameParts: [Double] {
    [Double(frameOrigin.x), Double(frameOrigin.y), Double(boundsStorage.width), Double(boundsStorage.height)]
  }

  func place(in box: CGRect) {
    guard box.origin != frameOrigin || box.size != boundsStorage.size else { return }
    if transform.isIdentity {
      frame = box
    } else {
      bounds.size = box.size
      center = CGPoint(x: box.midX, y: box.midY)
    }
  }

  /// Constraints place the view by other edges now.
  func alignmentDidChange() {
    superview?.setNeedsLayout()
    if layoutState.isInEngine { constraintEngine?.alignmentDidChange(of: self) }
  }

  /// The size that the constraints inside the view give it.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsInSubtree()
    let engine = LayoutEngine(
      root: self, fitting: LayoutEngine.Fitting(size: target, priorities: [horizontal, vertical]))
    let box = engine.box(of: self)
    engine.settle()
    let insets = alignmentRectInsets
    let size = CGSize(
      width: engine.value(box.size[0]) - insets.total(along: 0),
      height: engine.value(box.size[1]) - insets.total(along: 1))
    return CGSize(width: max(0, size.width), height: max(0, size.height)).roundedUp(toScale: traits.displayScale)
  }

  /// Text that needs more height where it has less width, without a width of its own to wrap at.
  var wrapsContent: Bool {
    guard let label = self as? UILabel else { return false }
    return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
  }

  /// Where the first or last line of text stands: a part of the view's height, and a distance from there.
  func baseline(isFirst: Bool) -> (part: Double, offset: CGFloat)? {
    switch self {
    case let label as UILabel:
      guard let font = label.font else { return nil }
      if label.numberOfLines == 1 { return (0.5, (font.ascender + font.descender) / 2) }
      return isFirst ? (0, font.ascender) : (1, font.descender)
    case let field as UITextField:
      let font = field.font ?? .systemFont(ofSize: 17)
      return (0.5, (font.ascender + font.descender) / 2)
    case let button as UIButton:
      guard let font = button.titleLabel?.font else { return nil }
      return (0.5, (font.ascender + font.descender) / 2)
    default: return nil
    }
  }

  /// Margins with all that is added to them.
  var effectiveLayoutMargins: UIEdgeInsets {
    let isControllers = viewController != nil
    var margins = autoLayout?.margins ?? (isControllers ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    if isControllers {
      let least: CGFloat = boundsStorage.width >= 414 ? 20 : 16
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
    }
    if insetsLayoutMarginsFromSafeArea {
      margins = margins + safeAreaInsets
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins
    let size = superview.boundsStorage.size
    return UIEdgeInsets(
      top: max(margins.top, outer.top - frameOrigin.y), left: max(margins.left, outer.left - frameOrigin.x),
      bottom: max(margins.bottom, outer.bottom - (size.height - frameOrigin.y - boundsStorage.height)),
      right: max(margins.right, outer.right - (size.width - frameOrigin.x - boundsStorage.width)))
  }
}
