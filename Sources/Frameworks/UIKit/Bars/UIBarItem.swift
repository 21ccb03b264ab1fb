/// See [UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Called once all outlets of an item from a nib or storyboard are set.
  open func awakeFromNib() {}

  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }

  open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }

  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }

  open var tag = 0

  var kept = KeptValues()

  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
  }

  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { itemDidChange() } } }

  /// Called with every change of what the item shows.
  func itemDidChange() {}
}
