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

/// The proxies of items keep what is set on them, which no bar draws.
extension UIBarItem: UIAppearance {
  private static var proxies: [String: UIBarItem] = [:]

  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    let name = ([Self.self] + containerTypes as [Any.Type]).map { String(reflecting: $0) }.joined(separator: " ")
    if let known = proxies[name] as? Self { return known }
    guard let proxy = RuntimeClass.makeObject(of: Self.self) as? Self else {
      fatalError("\(Self.self).appearance(): the class cannot be made with init()")
    }
    proxies[name] = proxy
    return proxy
  }
}

/// Kept and given back: bars draw their items in the style of the system.
extension UIBarItem {
  public var imageInsets: UIEdgeInsets {
    get { kept.value(.zero) }
    set { kept.set(newValue) }
  }

  public var landscapeImagePhone: UIImage? {
    get { kept.value(nil as UIImage?) }
    set { kept.set(newValue) }
  }

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    kept.set(attributes, for: state.rawValue, "titleTextAttributes")
  }

  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    kept.value(for: state.rawValue, "titleTextAttributes")
  }
}
