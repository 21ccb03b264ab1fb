@_spi(Windfall) import CoreData
import Foundation
import PersistenceModel

/// The files of a container, each with the entities that its configuration asks for.
struct ContainerStores {
  let model: NSManagedObjectModel
  private let schema: Schema
  private let configurations: [ModelConfiguration]

  init(schema: Schema, configurations: [ModelConfiguration]) throws {
    var names: Set<String> = []
    for configuration in configurations {
      guard names.insert(configuration.name).inserted else {
        throw SwiftDataError.duplicateConfiguration.because("two configurations are called \(configuration.name)")
      }
      if let own = configuration.schema, !own.types.keys.allSatisfy({ schema.types[$0] != nil }) {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
      }
    }
    self.schema = schema
    self.configurations = configurations
    var definition = schema.definition
    if configurations.count > 1 {
      for configuration in configurations {
        definition.configurations[configuration.name] = (configuration.schema ?? schema).entities.map(\.name)
      }
    }
    model = NSManagedObjectModel(definition: definition)
  }

  /// Migrates older files first, by the plan's stages where there is one.
  func open(in coordinator: NSPersistentStoreCoordinator, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    for configuration in configurations {
      if let migrationPlan, !configuration.isStoredInMemoryOnly {
        try MigrationRun(plan: migrationPlan, configuration: configuration, target: schema).run()
      }
      do {
        try add(configuration, to: coordinator)
      } catch {
        throw SwiftDataError.loadIssueModelContainer.because("\(error)")
      }
    }
  }

  private func add(_ configuration: ModelConfiguration, to coordinator: NSPersistentStoreCoordinator) throws {
    if !configuration.isStoredInMemoryOnly {
      try FileManager.default.createDirectory(
        at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let options: [String: Any] = [
      NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
      NSReadOnlyPersistentStoreOption: !configuration.allowsSave, NSPersistentHistoryTrackingKey: true,
    ]
    _ = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: configurations.count > 1 ? configuration.name : nil,
      at: configuration.url, options: options)
  }
}
