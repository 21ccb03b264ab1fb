/// https://developer.apple.com/documentation/coredata/nsinsertedobjectskey
public let NSInsertedObjectsKey = "inserted"
/// https://developer.apple.com/documentation/coredata/nsupdatedobjectskey
public let NSUpdatedObjectsKey = "updated"
/// https://developer.apple.com/documentation/coredata/nsdeletedobjectskey
public let NSDeletedObjectsKey = "deleted"
/// https://developer.apple.com/documentation/coredata/nsrefreshedobjectskey
public let NSRefreshedObjectsKey = "refreshed"
/// https://developer.apple.com/documentation/coredata/nsinvalidatedobjectskey
public let NSInvalidatedObjectsKey = "invalidated"
/// https://developer.apple.com/documentation/coredata/nsinvalidatedallobjectskey
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// https://developer.apple.com/documentation/coredata/nsinsertedobjectidskey
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// https://developer.apple.com/documentation/coredata/nsupdatedobjectidskey
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// https://developer.apple.com/documentation/coredata/nsdeletedobjectidskey
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// https://developer.apple.com/documentation/coredata/nsrefreshedobjectidskey
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// https://developer.apple.com/documentation/coredata/nsinvalidatedobjectidskey
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
/// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextquerygenerationkey
public let NSManagedObjectContextQueryGenerationKey = "NSManagedObjectContextQueryGenerationKey"

extension NSNotification.Name {
  public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
    "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
  public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  public static let didMergeChangesObjectIDsNotification = Notification.Name
    .NSManagedObjectContextDidMergeChangesObjectIDs

  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/notificationkey
  public enum NotificationKey: String, Sendable {
    case sourceContext = "NSManagedObjectContextSourceContextKey"
    case queryGeneration = "NSManagedObjectContextQueryGenerationKey"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}
