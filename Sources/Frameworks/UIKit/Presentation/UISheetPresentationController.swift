/// See [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
///
/// A sheet has the height of the selected detent. It is dismissed by a swipe down and by a tap beside it; it is not
/// dragged from one detent to the next.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] {
    didSet {
      Usage.require(!detents.isEmpty, "a sheet must have at least one detent")
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

extension UISheetPresentationController {
  /// See [UISheetPresentationController.Detent](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent).
  @preconcurrency @MainActor open class Detent: NSObject {
    /// See [Identifier](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// See [UISheetPresentationControllerDetentResolutionContext](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext).
    @preconcurrency @MainActor public struct ResolutionContext {
      public let maximumDetentValue: CGFloat
      public let containerTraitCollection: UITraitCollection
    }

    public let identifier: Identifier
    private let resolver: @MainActor (ResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// Nil where the detent does not exist for these traits.
    func height(of largest: CGFloat, traits: UITraitCollection) -> CGFloat? {
      resolver(ResolutionContext(maximumDetentValue: largest, containerTraitCollection: traits))
        .map { min(max(0, $0), largest) }
    }
  }
}
