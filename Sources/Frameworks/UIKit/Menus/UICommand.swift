/// See [UICommand](https://developer.apple.com/documentation/uikit/uicommand).
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Sends the action to the first responder of the chain that performs it; false where there is none.
  @discardableResult func perform(from responder: UIResponder) -> Bool {
    guard let target = responder.target(forAction: action, withSender: self) else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
