extension UIView {
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether what is laid out in the view starts at its right side.
  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .unspecified: traits.layoutDirection == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

  func semanticsDidChange(_ previous: UISemanticContentAttribute) {
    if semanticContentAttribute != previous { layoutDirectionDidChange() }
  }

  /// Lays the contents out anew, and what constraints in the view say of leading and trailing sides.
  func layoutDirectionDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
    constraintEngine?.directionDidChange(in: self)
  }

  /// Turns the frames of subviews, which were placed from left to right, to the other direction where that is the view's.
  func mirrorIfNeeded(_ subviews: [UIView]) {
    guard isRightToLeft else { return }
    for view in subviews { view.frame = view.frame.mirrored(in: bounds) }
  }

  /// A place that was found from left to right, in the view's direction.
  func directed(_ place: CGRect) -> CGRect { isRightToLeft ? place.mirrored(in: bounds) : place }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.layoutDirection)
  }

  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIApplication {
  /// The direction of the app's language.
  static var layoutDirection: UIUserInterfaceLayoutDirection {
    Device.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension CGRect {
  /// The same place from the other side of a box.
  func mirrored(in box: CGRect) -> CGRect {
    CGRect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension UIView {
  /// See [UIView.TintAdjustmentMode](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum).
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

extension UIView {
  /// See [UIView.ContentMode](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum).
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// See [UIView.AutoresizingMask](https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct).
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public static let noIntrinsicMetric: CGFloat = -1
}

extension UIView {
  /// Cuts along the outline of the view, as the mask of a layer does.
  public var mask: UIView? {
    get { kept.value(nil as UIView?) }
    set {
      kept.set(newValue)
      layer.mask = newValue?.layer
    }
  }
}

extension UIView {
  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      _ = drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}
