import PersistenceEngine

/// https://developer.apple.com/documentation/coredata/nsmanagedobjectid
nonisolated open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  /// The same as a value.
  @_spi(Windfall) public let value: ObjectID
  let managed: ManagedEntity
  private weak var store: NSPersistentStore?

  init(_ value: ObjectID, managed: ManagedEntity, store: NSPersistentStore?) {
    self.value = value
    self.managed = managed
    self.store = store
    super.init()
  }

  open var entity: NSEntityDescription { managed.description }

  open var persistentStore: NSPersistentStore? { store }

  open var isTemporaryID: Bool { value.isTemporary }

  open func uriRepresentation() -> URL {
    let text =
      value.isTemporary
      ? "x-coredata:///\(managed.name)/t\(TemporaryKey.text(value.key))"
      : "x-coredata://\(store?.identifier ?? "")/\(managed.name)/p\(value.key)"
    guard let url = URL(string: text) else { preconditionFailure("names of entities are words") }
    return url
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.value == value }

  open override var hash: Int { value.hashValue }

  open override var description: String { "0x\(String(value.key, radix: 16)) <\(uriRepresentation().absoluteString)>" }
}
