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
