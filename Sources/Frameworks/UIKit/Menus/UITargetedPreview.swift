import WindfallCore

/// See [UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview). A menu stands beside the
/// view of the preview.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Stops where the view has no superview to be shown in.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      fatalError("UITargetedPreview requires a view that is in a window, or a target: \(view)")
    }
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// See [UIPreviewTarget](https://developer.apple.com/documentation/uikit/uipreviewtarget).
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// See [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
///
/// Kept and given back: no picture of the view is drawn beside a menu.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }

  /// The path goes around the lines.
  public init(textLineRects: [NSValue]) {
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
    super.init()
  }
}
