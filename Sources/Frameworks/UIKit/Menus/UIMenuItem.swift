/// See [UIMenuItem](https://developer.apple.com/documentation/uikit/uimenuitem).
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
