@_spi(Windfall) import CoreData
import Foundation

/// See [ModelContainer](https://developer.apple.com/documentation/swiftdata/modelcontainer).
public class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public private(set) var configurations: Set<ModelConfiguration>
  let coordinator: NSPersistentStoreCoordinator
  private var main: ModelContext?

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let given = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    self.configurations = Set(given)
    let stores = try ContainerStores(schema: givenSchema, configurations: given)
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: stores.model)
    try stores.open(in: coordinator, migrationPlan: migrationPlan)
  }

  /// Saved by itself, at the end of the turn of the run loop in which something has changed.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self, concurrencyType: .mainQueueConcurrencyType)
    context.autosaveEnabled = true
    main = context
    return context
  }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  @available(*, deprecated, renamed: "erase")
  public func deleteAllData() { try? erase() }

  /// Removes the stores with all that is in them.
  public func erase() throws {
    for store in coordinator.persistentStores {
      guard let url = store.url else { continue }
      try coordinator.remove(store)
      if url.path != "/dev/null" { try coordinator.destroyPersistentStore(at: url, type: .sqlite) }
    }
  }
}
