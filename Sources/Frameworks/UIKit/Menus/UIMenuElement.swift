/// See [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// See [UIMenuElement.Attributes](https://developer.apple.com/documentation/uikit/uimenuelement/attributes).
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// See [UIMenuElement.State](https://developer.apple.com/documentation/uikit/uimenuelement/state).
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  open var subtitle: String?
  open var accessibilityIdentifier: String?
  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }
}
