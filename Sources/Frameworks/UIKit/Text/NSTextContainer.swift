/// See [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer). That of a text view has the width of the view.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var owner: UITextView?
  open internal(set) weak var layoutManager: NSLayoutManager?
  private var ownSize: CGSize

  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  /// Nothing, or less, is no limit.
  open var size: CGSize {
    get { owner.map { $0.containerSize } ?? ownSize }
    set {
      ownSize = newValue
      didChange()
    }
  }

  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }

  /// What is between the padding of both sides.
  var room: CGSize {
    let size = size
    return CGSize(
      width: size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity,
      height: size.height > 0 ? size.height : .infinity)
  }

  private func didChange() {
    owner?.contentDidChange()
    layoutManager?.forgetLayout()
  }
}
