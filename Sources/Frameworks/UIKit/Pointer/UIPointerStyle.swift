/// See [UIPointerStyle](https://developer.apple.com/documentation/uikit/uipointerstyle).
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  @_spi(Windfall) public let pointerEffect: UIPointerEffect?
  @_spi(Windfall) public let pointerShape: UIPointerShape?
  @_spi(Windfall) public let constrainedAxes: UIAxis
  @_spi(Windfall) public let isHidden: Bool

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis = [], isHidden: Bool = false) {
    pointerEffect = effect
    pointerShape = shape
    constrainedAxes = axes
    self.isHidden = isHidden
    super.init()
  }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(effect, shape) }

  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(nil, shape, axes) }

  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: true) }

  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil) }
}

/// See [UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect).
@preconcurrency @MainActor public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// See [UIPointerEffect.TintMode](https://developer.apple.com/documentation/uikit/uipointereffect/tintmode).
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// See [UIPointerShape](https://developer.apple.com/documentation/uikit/uipointershape).
@preconcurrency @MainActor public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  public nonisolated static let defaultCornerRadius: CGFloat = 8
}
