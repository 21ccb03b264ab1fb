extension UIView {
  /// Where in the box its centre is, and what transforms turn around: from (0, 0) to (1, 1). The centre stays where it
  /// is when this changes, and the box moves.
  public var anchorPoint: CGPoint {
    get { layoutState.anchorPoint }
    set {
      guard newValue != layoutState.anchorPoint else { return }
      let center = center
      layoutState.anchorPoint = newValue
      self.center = center
      mark(.placement)
    }
  }

  /// From the corner of the box to its anchor.
  var anchorOffset: CGPoint {
    CGPoint(
      x: boundsStorage.width * layoutState.anchorPoint.x, y: boundsStorage.height * layoutState.anchorPoint.y)
  }

  /// Sets size and place without the detour over the centre, which would round.
  func setFrame(_ newValue: CGRect) {
    guard transform.isIdentity else {
      let inverse = CGSize(width: newValue.width, height: newValue.height).applying(transform.inverted())
      bounds.size = CGSize(width: abs(inverse.width), height: abs(inverse.height))
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      guard layoutState.anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return }
      let (shown, anchor) = (frame, center)
      center = CGPoint(x: anchor.x + newValue.midX - shown.midX, y: anchor.y + newValue.midY - shown.midY)
      return
    }
    let standard = newValue.standardized
    let old = boundsStorage
    if frameOrigin != standard.origin {
      frameOrigin = standard.origin
      mark(.placement)
      noteFrameChange()
    }
    guard old.size != standard.size else { return }
    boundsStorage.size = standard.size
    boundsDidChange(from: old)
  }

  /// Called with every change of the bounds.
  func boundsDidChange(from old: CGRect) {
    if old.origin != boundsStorage.origin { mark(.placement) }
    guard old.size != boundsStorage.size else {
      setNeedsLayout()
      noteFrameChange()
      return
    }
    mark([.placement, .content])
    setNeedsLayout()
    if autoresizesSubviews { autoresizeSubviews(from: old.size) }
    noteFrameChange()
  }

  /// From the view's own coordinates to those of its superview.
  var transformToSuperview: CGAffineTransform {
    let bounds = bounds
    if transform.isIdentity {
      return CGAffineTransform(translationX: frameOrigin.x - bounds.minX, y: frameOrigin.y - bounds.minY)
    }
    let (center, anchor) = (center, anchorOffset)
    return CGAffineTransform(translationX: -bounds.minX - anchor.x, y: -bounds.minY - anchor.y)
      .concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      let origin = bounds.origin
      return CGPoint(x: point.x - frameOrigin.x + origin.x, y: point.y - frameOrigin.y + origin.y)
    }
    return point.applying(transformToSuperview.inverted())
  }

  func convertToSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      let origin = bounds.origin
      return CGPoint(x: point.x + frameOrigin.x - origin.x, y: point.y + frameOrigin.y - origin.y)
    }
    return point.applying(transformToSuperview)
  }

  /// To the coordinates of `view`, or of the topmost superview where it is nil.
  func transform(to view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    var transform = CGAffineTransform.identity
    var current: UIView? = self
    while let ancestor = current, ancestor !== view {
      if view == nil, ancestor.superview == nil { return transform }
      transform = transform.concatenating(ancestor.transformToSuperview)
      current = ancestor.superview
    }
    guard current == nil, let view else { return transform }
    return transform.concatenating(view.transformToScreen.inverted())
  }

  /// From the view's own coordinates to those that its topmost superview, the window, is placed in.
  var transformToScreen: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var current: UIView? = self
    while let ancestor = current {
      transform = transform.concatenating(ancestor.transformToSuperview)
      current = ancestor.superview
    }
    return transform
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return point.applying(transform(to: nil).inverted())
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view { return view.convert(rect, to: self) }
    return rect.applying(transform(to: nil).inverted())
  }

  func autoresizeSubviews(from old: CGSize) {
    let new = bounds.size
    for subview in subviewList
    where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
      let mask = subview.autoresizingMask
      var frame = subview.frame
      (frame.origin.x, frame.size.width) = UIView.resize(
        position: frame.minX, length: frame.width, change: new.width - old.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin), outer: old.width)
      (frame.origin.y, frame.size.height) = UIView.resize(
        position: frame.minY, length: frame.height, change: new.height - old.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin), outer: old.height)
      subview.frame = frame
    }
  }

  /// Shares a change of length between the flexible parts in proportion to their lengths.
  private static func resize(
    position: CGFloat, length: CGFloat, change: CGFloat, before: Bool, inside: Bool, after: Bool, outer: CGFloat
  ) -> (CGFloat, CGFloat) {
    let trailing = outer - position - length
    let parts = [(before, position), (inside, length), (after, trailing)].filter(\.0)
    guard !parts.isEmpty, change != 0 else { return (position, length) }
    let total = parts.reduce(0) { $0 + $1.1 }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(parts.count)
    }
    return (position + share(before, position), max(0, length + share(inside, length)))
  }

  func inheritedSafeAreaInsets() -> UIEdgeInsets {
    guard let superview else { return viewController?.additionalSafeAreaInsets ?? .zero }
    let outer = superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let size = superview.bounds.size
      let frame = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
      insets = UIEdgeInsets(
        top: min(max(0, outer.top - frame.minY), bounds.height),
        left: min(max(0, outer.left - frame.minX), bounds.width),
        bottom: min(max(0, outer.bottom - (size.height - frame.maxY)), bounds.height),
        right: min(max(0, outer.right - (size.width - frame.maxX)), bounds.width))
    }
    return insets + (viewController?.additionalSafeAreaInsets ?? .zero)
  }
}
