@_spi(Windfall) import FoundationOverlay

/// Items as providers. What a provider can only load later is on the board once it is loaded.
extension UIPasteboard {
  /// See [itemProviders](https://developer.apple.com/documentation/uikit/uipasteboard/itemproviders).
  public var itemProviders: [NSItemProvider] {
    get { items.map { UIPasteboard.provider(of: $0) } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// See [setItemProviders(_:localOnly:expirationDate:)](https://developer.apple.com/documentation/uikit/uipasteboard/setitemproviders(_:localonly:expirationdate:)).
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    if let expirationDate { options[.expirationDate] = expirationDate }
    setItems(itemProviders.map { UIPasteboard.item(of: $0) }, options: options)
    let count = changeCount
    for (index, provider) in itemProviders.enumerated() {
      for type in provider.registeredTypeIdentifiers where items[index][type] == nil && items[index][Kind.image] == nil
      {
        provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
          guard let data else { return }
          MainActor.fromAnyQueue { self?.add(data, type, to: index, of: count) }
        }
      }
    }
  }

  private func add(_ data: Data, _ type: String, to index: Int, of count: Int) {
    guard changeCount == count, items.indices.contains(index) else { return }
    var all = items
    all[index][type] = type == Kind.text ? String(decoding: data, as: UTF8.self) : data
    complete(all)
  }

  /// See [setObjects(_:)](https://developer.apple.com/documentation/uikit/uipasteboard/setobjects(_:)-1ifmp).
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  public func setObjects<Value: _ObjectiveCBridgeable>(_ objects: [Value])
  where Value._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() })
  }

  public func setObjects<Value: _ObjectiveCBridgeable>(
    _ objects: [Value], localOnly: Bool, expirationDate: Date?
  ) where Value._ObjectiveCType: NSItemProviderWriting {
    setObjects(
      objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  private static func item(of provider: NSItemProvider) -> [String: Any] {
    var item: [String: Any] = [:]
    for type in provider.registeredTypeIdentifiers {
      switch provider.registeredObject(forTypeIdentifier: type) {
      case let text as NSString: item[type] = text as String
      case let url as NSURL: item[type] = url as URL
      case let image as UIImage: item[Kind.image] = image
      case let object?: item[type] = object
      case nil: break
      }
    }
    return item
  }

  private static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      switch value {
      case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
      case let text as String where type == Kind.text: provider.registerObject(text as NSString, visibility: .all)
      case let text as String: provider.register(Data(text.utf8), type)
      case let data as Data: provider.register(data, type)
      case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
      default: break
      }
    }
    return provider
  }
}

extension NSItemProvider {
  fileprivate func register(_ data: Data, _ type: String) {
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      done(data, nil)
      return nil
    }
  }
}
