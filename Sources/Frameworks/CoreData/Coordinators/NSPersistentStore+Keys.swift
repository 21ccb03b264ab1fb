extension NSPersistentStore {
  /// https://developer.apple.com/documentation/coredata/nspersistentstore/storetype
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

/// https://developer.apple.com/documentation/coredata/nssqlitestoretype
public let NSSQLiteStoreType = "SQLite"
/// https://developer.apple.com/documentation/coredata/nsbinarystoretype
public let NSBinaryStoreType = "Binary"
/// https://developer.apple.com/documentation/coredata/nsinmemorystoretype
public let NSInMemoryStoreType = "InMemory"
/// https://developer.apple.com/documentation/coredata/nsstoretypekey
public let NSStoreTypeKey = "NSStoreType"
/// https://developer.apple.com/documentation/coredata/nsstoreuuidkey
public let NSStoreUUIDKey = "NSStoreUUID"
/// https://developer.apple.com/documentation/coredata/nsstoremodelversionhasheskey
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// https://developer.apple.com/documentation/coredata/nsstoremodelversionidentifierskey
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// https://developer.apple.com/documentation/coredata/nsreadonlypersistentstoreoption
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// https://developer.apple.com/documentation/coredata/nsmigratepersistentstoresautomaticallyoption
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// https://developer.apple.com/documentation/coredata/nsinfermappingmodelautomaticallyoption
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// https://developer.apple.com/documentation/coredata/nssqlitepragmasoption
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// https://developer.apple.com/documentation/coredata/nssqlitemanualvacuumoption
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// https://developer.apple.com/documentation/coredata/nssqliteanalyzeoption
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// https://developer.apple.com/documentation/coredata/nspersistentstorefileprotectionkey
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// https://developer.apple.com/documentation/coredata/nspersistentstoretimeoutoption
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// https://developer.apple.com/documentation/coredata/nspersistentstoreforcedestroyoption
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// https://developer.apple.com/documentation/coredata/nsaddedpersistentstoreskey
public let NSAddedPersistentStoresKey = "added"
/// https://developer.apple.com/documentation/coredata/nsremovedpersistentstoreskey
public let NSRemovedPersistentStoresKey = "removed"
/// https://developer.apple.com/documentation/coredata/nsuuidchangedpersistentstoreskey
public let NSUUIDChangedPersistentStoresKey = "changed"
/// https://developer.apple.com/documentation/coredata/nspersistenthistorytrackingkey
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// https://developer.apple.com/documentation/coredata/nspersistentstoreremotechangenotificationpostoptionkey
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
