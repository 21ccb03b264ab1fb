/// See [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer). It belongs to a text view,
/// whose width it has; there is no text layout of its own.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var owner: UITextView?

  public override init() { super.init() }

  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { owner?.contentDidChange() } }
  }

  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { owner?.contentDidChange() } }
  }

  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { owner?.contentDidChange() } }
  }
}
