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

/// See [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// See [UIDeferredMenuElement.Provider](https://developer.apple.com/documentation/uikit/uideferredmenuelement/provider).
  public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private final let provider: Provider
  private final let isCached: Bool
  private var cached: [UIMenuElement]?

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  @preconcurrency public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  @preconcurrency open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Asks for the elements, the first time only unless they are not to be kept.
  func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let cached { return completion(cached) }
    provider { [self] elements in
      if isCached { cached = elements }
      completion(elements)
    }
  }
}
