@_spi(Windfall) import CoreData
import Foundation

/// See [ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext).
public class ModelContext: Equatable, SendableMetatype {
  /// See [willSave](https://developer.apple.com/documentation/swiftdata/modelcontext/willsave).
  public static let willSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// See [didSave](https://developer.apple.com/documentation/swiftdata/modelcontext/didsave).
  public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")

  /// See [NotificationKey](https://developer.apple.com/documentation/swiftdata/modelcontext/notificationkey).
  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
  }

  public let container: ModelContainer
  public var autosaveEnabled = false
  let objects: ModelObjectContext
  private var changes: [any NSObjectProtocol] = []
  private var isAboutToSave = false

  public convenience init(_ container: ModelContainer) {
    self.init(container, concurrencyType: .privateQueueConcurrencyType)
  }

  init(_ container: ModelContainer, concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.container = container
    objects = ModelObjectContext(concurrencyType: concurrencyType)
    objects.persistentStoreCoordinator = container.coordinator
    objects.types = container.schema.types
    objects.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    objects.automaticallyMergesChangesFromParent = true
    objects.owner = self
    observe()
  }

  deinit { for token in changes { NotificationCenter.default.removeObserver(token) } }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  public var author: String? {
    get { objects.transactionAuthor }
    set { objects.transactionAuthor = newValue }
  }

  public var undoManager: UndoManager? {
    get { objects.undoManager }
    set { objects.undoManager = newValue }
  }

  // MARK: - Changes

  public var hasChanges: Bool { objects.hasChanges }

  public var insertedModelsArray: [any PersistentModel] { models(objects.insertedObjects) }

  public var changedModelsArray: [any PersistentModel] { models(objects.updatedObjects) }

  public var deletedModelsArray: [any PersistentModel] { models(objects.deletedObjects) }

  private func models(_ objects: Set<NSManagedObject>) -> [any PersistentModel] {
    objects.compactMap { $0 as? ModelObject }.sorted(by: ModelObject.isBefore).map { $0.model() }
  }

  public func insert<T: PersistentModel>(_ model: T) {
    if let known = model.storage.object?.modelContext, known !== self {
      fatalError("\(T.self) belongs to another context already; insert it there")
    }
    model.storage.insert(model, into: objects)
  }

  /// A model that was never inserted stays as it is.
  public func delete<T: PersistentModel>(_ model: T) {
    if let object = model.storage.object { objects.delete(object) }
  }

  /// Deletes with the next save.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  public func rollback() { objects.rollback() }

  public func processPendingChanges() { objects.processPendingChanges() }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  public func save() throws {
    // Delete rules say what else goes.
    objects.processPendingChanges()
    guard objects.hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let (inserted, updated, deleted) = (objects.insertedObjects, objects.updatedObjects, objects.deletedObjects)
    try objects.save()
    let keys: [(NotificationKey, Set<NSManagedObject>)] = [
      (.insertedIdentifiers, inserted), (.updatedIdentifiers, updated), (.deletedIdentifiers, deleted),
    ]
    let information = keys.map { key, objects in
      (key.rawValue, objects.map { PersistentIdentifier($0.objectID) })
    }
    NotificationCenter.default.post(
      name: Self.didSave, object: self, userInfo: Dictionary(uniqueKeysWithValues: information))
  }

  // MARK: - Models by their identifiers

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let id = objectID(of: persistentModelID), let object = objects.object(with: id) as? ModelObject else {
      fatalError("\(persistentModelID.id) is no model of the container")
    }
    return object.model()
  }

  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard let id = objectID(of: persistentModelID) else { return nil }
    return (objects.registeredObject(for: id) as? ModelObject)?.model() as? T
  }

  func objectID(of identifier: PersistentIdentifier) -> NSManagedObjectID? {
    identifier.objectID
      ?? container.coordinator.managedObjectID(forURIRepresentation: identifier.id.address)
  }

  // MARK: - Saving by itself

  private func observe() {
    // The context posts on the thread that changes it.
    nonisolated(unsafe) weak let context = self
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: objects, queue: nil
    ) { notification in context?.objectsDidChange(notification.userInfo) }
    changes = [token]
  }

  private func objectsDidChange(_ information: [AnyHashable: Any]?) {
    for key in [NSRefreshedObjectsKey, NSInvalidatedObjectsKey] {
      for object in information?[key] as? Set<NSManagedObject> ?? [] { (object as? ModelObject)?.notifyAll() }
    }
    guard autosaveEnabled, !isAboutToSave, objects.concurrencyType == .mainQueueConcurrencyType else { return }
    isAboutToSave = true
    nonisolated(unsafe) weak let context = self
    DispatchQueue.main.async { context?.autosave() }
  }

  private func autosave() {
    isAboutToSave = false
    guard autosaveEnabled, hasChanges else { return }
    try? save()
  }
}
