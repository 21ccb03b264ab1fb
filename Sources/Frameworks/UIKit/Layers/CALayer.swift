/// See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
///
/// A layer holds how its view is drawn; it exists only together with a view, and there is no tree of layers of its own.
/// Rounded corners are circular.
@preconcurrency @MainActor open class CALayer: NSObject {
  private(set) weak var view: UIView?

  open var cornerRadius: CGFloat = 0 { didSet { changed(cornerRadius != oldValue) } }
  open var borderWidth: CGFloat = 0 { didSet { changed(borderWidth != oldValue) } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed(borderColor != oldValue) } }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed(shadowColor != oldValue) } }
  open var shadowOpacity: Float = 0 { didSet { changed(shadowOpacity != oldValue) } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed(shadowOffset != oldValue) } }
  open var shadowRadius: CGFloat = 3 { didSet { changed(shadowRadius != oldValue) } }

  init(view: UIView) {
    self.view = view
    super.init()
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  open func setNeedsLayout() { view?.setNeedsLayout() }

  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  private func changed(_ isDifferent: Bool) {
    if isDifferent { view?.mark(.decoration) }
  }
}
