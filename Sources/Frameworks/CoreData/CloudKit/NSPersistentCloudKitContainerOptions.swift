public import CloudKit

/// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions
nonisolated open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  open var databaseScope = CKDatabase.Scope.private

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

extension NSPersistentStoreDescription {
  private static let optionsKey = "NSPersistentCloudKitContainerOptionsKey"

  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    get { options[Self.optionsKey] as? NSPersistentCloudKitContainerOptions }
    set { setOption(newValue, forKey: Self.optionsKey) }
  }
}
