/// See [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
///
/// A sheet has the height of the selected detent. It is dismissed by a swipe down and by a tap beside it; it is not
/// dragged from one detent to the next.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "a sheet must have at least one detent")
      container?.setNeedsLayout()
    }
  }

  open var selectedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }

  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { container?.updateDimming() } }

  open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }

  /// The grabber is not drawn.
  open var prefersGrabberVisible = false

  /// A sheet keeps its height while what it shows is scrolled.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A sheet is as wide as the screen.
  open var prefersEdgeAttachedInCompactHeight = false

  /// The changes take no time.
  open func animateChanges(_ changes: () -> Void) { changes() }

  open func invalidateDetents() { container?.setNeedsLayout() }

  /// Whether what is behind the sheet is out of reach.
  var isDimming: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier, let current = currentDetent else { return true }
    guard let limit = detents.firstIndex(where: { $0.identifier == undimmed }),
      let index = detents.firstIndex(where: { $0 === current })
    else { return true }
    return index > limit
  }

  private var currentDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  override func frame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let top = (container.window?.safeAreaInsets.top ?? 0) + 10
    let largest = bounds.height - top
    let height = currentDetent?.height(of: largest, traits: traitCollection) ?? largest
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
