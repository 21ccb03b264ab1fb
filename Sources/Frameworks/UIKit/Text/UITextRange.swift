/// See [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }

  open var start: UITextPosition { fatalError("\(type(of: self)) does not override UITextRange.start") }

  open var end: UITextPosition { fatalError("\(type(of: self)) does not override UITextRange.end") }

  open var isEmpty: Bool { start == end }
}
