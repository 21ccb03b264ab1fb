/// See [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
///
/// Kept and given back: no picture of the view is drawn beside a menu.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
}
