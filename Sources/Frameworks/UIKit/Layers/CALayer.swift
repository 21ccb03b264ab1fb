@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [CALayer](https://developer.apple.com/documentation/quartzcore/calayer).
///
/// A view's layer holds how the view is drawn. Layers that are added to it are drawn over the subviews, or below all of
/// them if they were there first or were inserted. Rounded corners are circular; a mask cuts along its outline.
@preconcurrency @MainActor open class CALayer: NSObject {
  weak var view: UIView?
  private weak var ownDelegate: (any CALayerDelegate)?
  /// What was drawn when the layer was last displayed, and whether it has to be drawn anew.
  var backing: [DisplayItem] = []
  var isStale = false
  open internal(set) weak var superlayer: CALayer?
  /// The layers that were added to this one, without those of subviews.
  var ownSublayers: [CALayer] = []
  /// How many of them are below the subviews.
  var lowerSublayers = 0
  private var ownFrame = CGRect.zero
  private var ownBoundsOrigin = CGPoint.zero
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var ownBackground: CGColor?
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  private var ownMasksToBounds = false
  private(set) var ownTransform = CGAffineTransform.identity
  /// The transform as it was set, where it is more than what is drawn of it.
  private var wholeTransform: CATransform3D?
  var animations: [(key: String, animation: CAAnimation)] = []

  open var name: String?
  var kept = KeptValues()
  /// What is kept under keys that no property has.
  var keyedValues: [String: Any] = [:]
  /// How the view's corners look, where it was told.
  var corners: UICornerConfiguration?
  open var cornerRadius: CGFloat = 0 { didSet { changed(cornerRadius != oldValue) } }
  open var maskedCorners = CACornerMask.all { didSet { changed(maskedCorners != oldValue) } }
  open var borderWidth: CGFloat = 0 { didSet { changed(borderWidth != oldValue) } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed(borderColor != oldValue) } }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed(shadowColor != oldValue) } }
  open var shadowOpacity: Float = 0 { didSet { changed(shadowOpacity != oldValue) } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed(shadowOffset != oldValue) } }
  open var shadowRadius: CGFloat = 3 { didSet { changed(shadowRadius != oldValue) } }
  /// Filled with the shadow's colour below the layer, whose content hides it.
  open var shadowPath: CGPath? { didSet { changed(shadowPath != oldValue) } }

  /// A `CGImage`, which is drawn over the background; nothing else is drawn.
  open var contents: Any? { didSet { changed(true) } }
  open var contentsGravity = CALayerContentsGravity.resize { didSet { changed(contentsGravity != oldValue) } }
  /// The part of the contents that is shown, from (0, 0) to (1, 1).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed(contentsRect != oldValue) } }
  /// How many pixels of the contents are one point, where they are not resized.
  open var contentsScale: CGFloat = 1 { didSet { changed(contentsScale != oldValue) } }

  open var mask: CALayer? {
    didSet {
      mask?.superlayer = self
      changed(mask !== oldValue)
    }
  }

  // Apple's layers belong to no actor, so that apps whose own types all belong to the main one override these as
  // nonisolated.
  public nonisolated override init() { super.init() }

  public nonisolated init(layer: Any) { super.init() }

  public nonisolated required init?(coder: NSCoder) { super.init() }

  /// Classes that override what an extension declares tell of it here, as in `UIResponder`.
  open class func windfallClassMember(_ name: String) -> Any? { nil }

  open func windfallMember(_ name: String) -> Any? { nil }

  // MARK: - What a view's layer shares with its view

  /// The delegate of a view's layer is the view.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set { ownDelegate = newValue }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { set(\.ownMasksToBounds, newValue) } }
  }

  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor ?? ownBackground }
    set {
      guard let view else { return set(\.ownBackground, newValue) }
      view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { set(\.ownOpacity, newValue) } }
  }

  /// Its part in the plane of the screen is drawn, without perspective.
  open var transform: CATransform3D {
    get {
      let plane = view?.transform ?? ownTransform
      if let wholeTransform, wholeTransform.flattened == plane { return wholeTransform }
      return CATransform3DMakeAffineTransform(plane)
    }
    set {
      wholeTransform = CATransform3DIsAffine(newValue) ? nil : newValue
      if let view { view.transform = newValue.flattened } else { set(\.ownTransform, newValue.flattened) }
    }
  }

  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return ownTransform.isIdentity ? ownFrame : bounds.applying(ownTransformToSuperlayer)
    }
    set {
      if let view { return view.frame = newValue }
      guard !ownTransform.isIdentity else { return place(newValue) }
      let size = newValue.size.applying(ownTransform.inverted())
      place(CGRect(origin: newValue.origin, size: CGSize(width: abs(size.width), height: abs(size.height))))
      let shown = frame
      place(ownFrame.offsetBy(dx: newValue.midX - shown.midX, dy: newValue.midY - shown.midY))
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: ownBoundsOrigin, size: ownFrame.size) }
    set {
      if let view { return view.bounds = newValue }
      let anchor = position
      set(\.ownBoundsOrigin, newValue.origin)
      place(CGRect(origin: origin(of: newValue.size, at: anchor), size: newValue.size))
    }
  }

  /// The place of the anchor point in the layer around it.
  open var position: CGPoint {
    get {
      view?.center
        ?? CGPoint(
          x: ownFrame.minX + ownFrame.width * anchorPoint.x, y: ownFrame.minY + ownFrame.height * anchorPoint.y)
    }
    set {
      if let view { return view.center = newValue }
      place(CGRect(origin: origin(of: ownFrame.size, at: newValue), size: ownFrame.size))
    }
  }

  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set {
      if let view { return view.anchorPoint = newValue }
      let place = position
      ownAnchorPoint = newValue
      position = place
    }
  }

  private func origin(of size: CGSize, at position: CGPoint) -> CGPoint {
    CGPoint(x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y)
  }

  private func place(_ new: CGRect) {
    let isResized = new.size != ownFrame.size
    set(\.ownFrame, new)
    guard isResized else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { set(\.ownIsHidden, newValue) } }
  }

  open func setNeedsDisplay() {
    isStale = true
    if let view { view.setNeedsDisplay() } else { changed(true) }
  }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open var needsDisplayOnBoundsChange = false
  /// What is drawn may be seen through all the same.
  open var isOpaque = false

  /// Called for a layer that needs it, before it is shown.
  open func display() {
    guard view == nil, let delegate else { return drawBacking() }
    isDisplaying = true
    delegate.display(self)
    isDisplaying = false
  }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: - Actions

  open var actions: [String: any CAAction]?

  /// Only asked by apps: changes take no time.
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event) ?? actions?[event]
    guard let action else { return type(of: self).defaultAction(forKey: event) }
    return action is NSNull ? nil : action
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: - Hits

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = convert(p, from: superlayer)
    let isInside = contains(point)
    if isInside || !masksToBounds {
      for layer in (sublayers ?? []).reversed() { if let hit = layer.hitTest(point) { return hit } }
    }
    return isInside ? self : nil
  }

  // MARK: - Layout

  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { layoutSublayers() } }

  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// A layer without a view is laid out as soon as its size changes.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: - Sublayers

  /// Those of the subviews among them.
  open var sublayers: [CALayer]? {
    get {
      let all = ownSublayers[..<lowerSublayers] + (view?.subviews.map(\.layer) ?? []) + ownSublayers[lowerSublayers...]
      return all.isEmpty ? nil : Array(all)
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: ownSublayers.count, isLower: view?.subviews.isEmpty ?? true)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let index = min(Int(idx), ownSublayers.count)
    insert(layer, at: index, isLower: index <= lowerSublayers)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard ownSublayers.contains(where: { $0 === oldLayer }) else { return }
    insert(newLayer, beside: oldLayer, offset: 1)
    oldLayer.removeFromSuperlayer()
  }

  /// A view's layer takes its view with it.
  open func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    guard let old = superlayer else { return }
    superlayer = nil
    if let index = old.ownSublayers.firstIndex(where: { $0 === self }) {
      old.ownSublayers.remove(at: index)
      if index < old.lowerSublayers { old.lowerSublayers -= 1 }
    }
    old.changed(true)
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let known = ownSublayers.firstIndex { $0 === sibling }
    // A subview's layer, or none: over all subviews, or below all of them.
    let index = known.map { $0 + offset } ?? (offset == 1 ? ownSublayers.count : 0)
    insert(layer, at: index, isLower: known.map { $0 < lowerSublayers } ?? (offset == 0))
  }

  private func insert(_ layer: CALayer, at index: Int, isLower: Bool) {
    Usage.require(layer.view == nil, "the layer of a view moves with its view")
    layer.removeFromSuperlayer()
    let place = min(index, ownSublayers.count)
    ownSublayers.insert(layer, at: place)
    if isLower, place <= lowerSublayers { lowerSublayers += 1 }
    layer.superlayer = self
    changed(true)
  }

  // MARK: - Animations

  /// An animation takes the place of an earlier one with its key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { stopAnimations { $0 == key } }
  open func removeAllAnimations() { stopAnimations { _ in true } }
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  // MARK: - Changes

  /// What the layer itself draws, in its own coordinates.
  func drawContents() -> [DisplayItem] { [] }

  private var isDisplaying = false

  /// Lets the view give the layer contents, which are published with what asked for them.
  func displayByView() {
    isDisplaying = true
    view?.display(self)
    isDisplaying = false
    isStale = true
  }

  func changed(_ isDifferent: Bool) {
    guard isDifferent, !isDisplaying else { return }
    if let view { view.mark(.decoration) } else { superlayer?.changed(true) }
  }

  private func set<Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<CALayer, Value>, _ value: Value) {
    guard self[keyPath: keyPath] != value else { return }
    self[keyPath: keyPath] = value
    changed(true)
  }
}
