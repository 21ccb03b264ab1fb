/// See [UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// See [UIAccessibilityCustomAction.Handler](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler).
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open private(set) weak var target: AnyObject?
  open private(set) var selector: Selector?
  @preconcurrency open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  @preconcurrency public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
