import WindfallCore

/// See [UIAccessibilityElement](https://developer.apple.com/documentation/uikit/uiaccessibilityelement). Its container is a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true { didSet { if isAccessibilityElement != oldValue { mark() } } }
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { mark() } } }
  open var accessibilityHint: String?
  open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { mark() } } }
  open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { mark() } } }
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { if accessibilityTraits != oldValue { mark() } } }

  private var screenFrame: CGRect?
  private var containerFrame = CGRect.zero

  /// Is in no container.
  public override init() { super.init() }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// On the screen; the one that was set last counts of this and the frame in the container.
  open override var accessibilityFrame: CGRect {
    get {
      screenFrame ?? view.map { UIAccessibility.convertToScreenCoordinates(containerFrame, in: $0) } ?? containerFrame
    }
    set {
      screenFrame = newValue
      mark()
    }
  }

  open var accessibilityFrameInContainerSpace: CGRect {
    get { screenFrame.map { view?.convert($0, from: nil) ?? $0 } ?? containerFrame }
    set {
      screenFrame = nil
      containerFrame = newValue
      mark()
    }
  }

  open override var next: UIResponder? { view }

  private var view: UIView? { accessibilityContainer as? UIView }

  private func mark() { view?.mark([.content, .structure]) }

  /// What UI tests see, in the coordinates of the view.
  func published(in view: UIView) -> Element {
    var states: ElementStates = accessibilityTraits.contains(.notEnabled) ? [] : .enabled
    if accessibilityTraits.contains(.selected) { states.insert(.selected) }
    let frame = screenFrame.map { view.convert($0, from: nil) } ?? containerFrame
    return Element(
      type: accessibilityTraits.elementType, viewID: 0, identifier: accessibilityIdentifier ?? "",
      label: accessibilityLabel ?? "", title: "", value: accessibilityValue, placeholder: nil, frame: frame,
      contentOffset: .zero, states: states, children: [])
  }
}
