/// See [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}
