/// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer
///
/// As on a simulator without an account: it keeps what it has on the device, and nothing is sent or received.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}

/// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions
nonisolated open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

extension NSPersistentStoreDescription {
  private static let optionsKey = "NSPersistentCloudKitContainerOptionsKey"

  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    get { options[Self.optionsKey] as? NSPersistentCloudKitContainerOptions }
    set { setOption(newValue, forKey: Self.optionsKey) }
  }
}
