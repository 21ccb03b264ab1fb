@_spi(Windfall) import CoreData
import PersistenceModel

/// A file that goes from one model to others.
final class Shelf {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String = "store") -> URL { folder.appendingPathComponent("\(name).sqlite") }

  func open(_ model: NSManagedObjectModel, _ name: String = "store", options: [AnyHashable: Any]? = nil) throws
    -> NSManagedObjectContext
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(type: .sqlite, at: file(name), options: options)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  static func entity(
    _ name: String, _ attributes: [AttributeDefinition], _ relationships: [RelationshipDefinition] = []
  ) -> EntityDefinition {
    EntityDefinition(name: name, attributes: attributes, relationships: relationships)
  }

  static func model(_ entities: EntityDefinition...) -> NSManagedObjectModel {
    NSManagedObjectModel(definition: ModelDefinition(entities: entities))
  }
}

extension NSManagedObjectContext {
  func all(_ entity: String, by key: String) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
    return try fetch(request)
  }

  func make(_ entity: String, _ values: [String: Any]) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: self)
    object.setValuesForKeys(values)
    return object
  }

  /// Lets go of the files.
  func leave() throws {
    for store in persistentStoreCoordinator?.persistentStores ?? [] { try persistentStoreCoordinator?.remove(store) }
  }
}
