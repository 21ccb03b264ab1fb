/// Kept and given back: bars have no glass behind their items, and badges are not drawn.
extension UIBarButtonItem {
  public var hidesSharedBackground: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var sharesBackground: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var identifier: String? {
    get { kept.value(nil as String?) }
    set { kept.set(newValue) }
  }

  public var badge: Badge? {
    get { kept.value(nil as Badge?) }
    set { kept.set(newValue) }
  }

  /// See [UIBarButtonItem.Badge](https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct).
  public struct Badge: Hashable {
    public let stringValue: String?
    public var font: UIFont?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?

    private init(stringValue: String?) { self.stringValue = stringValue }

    public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }

    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }

    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
}
