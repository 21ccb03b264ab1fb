/// See [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// See [UIAction.Identifier](https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var madeIdentifiers = 0

  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// Who triggered the action, while its handler runs.
  open private(set) var sender: Any?
  private final let handler: @MainActor (UIAction) -> Void
  /// What tests of apps ask for by key-value coding, to run it.
  private(set) final lazy var handlerBlock = BlockObject(ActionHandler(call: handler))

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIAction.madeIdentifiers += 1
      self.identifier = Identifier("windfall.action.\(UIAction.madeIdentifiers)")
    }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  func perform(sender: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// See [UIActionHandler](https://developer.apple.com/documentation/uikit/uiactionhandler).
public typealias UIActionHandler = @MainActor (UIAction) -> Void

private struct ActionHandler {
  let call: @MainActor (UIAction) -> Void
}
