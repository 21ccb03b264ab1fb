/// See [UIToolTipInteraction](https://developer.apple.com/documentation/uikit/uitooltipinteraction).
///
/// A phone has no pointer: nothing is shown, and the delegate is never asked.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open var isEnabled = true
  open var defaultToolTip: String?

  public override init() { super.init() }

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// See [UIToolTipInteractionDelegate](https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate).
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

/// See [UIToolTipConfiguration](https://developer.apple.com/documentation/uikit/uitooltipconfiguration).
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  open private(set) var toolTip: String
  open private(set) var sourceRect: CGRect

  private init(_ toolTip: String, _ sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }

  public convenience init(toolTip: String) { self.init(toolTip, .null) }

  public convenience init(toolTip: String, in sourceRect: CGRect) { self.init(toolTip, sourceRect) }
}

extension UIControl {
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      guard toolTipInteraction == nil, let newValue else {
        toolTipInteraction?.defaultToolTip = newValue
        return
      }
      let interaction = UIToolTipInteraction(defaultToolTip: newValue)
      kept.set(interaction as UIToolTipInteraction?, "toolTipInteraction")
      addInteraction(interaction)
    }
  }

  /// That of the control's own tip.
  public var toolTipInteraction: UIToolTipInteraction? { kept.value(nil as UIToolTipInteraction?) }
}
