import CoreData

/// The managed object context behind a model context.
final class ModelObjectContext: NSManagedObjectContext, @unchecked Sendable {
  weak var owner: ModelContext?
  /// The model classes by the names of their entities.
  var types: [String: any PersistentModel.Type] = [:]
}
