@_spi(Windfall) import CoreData
import Foundation

/// Takes a file through the stages of a plan, from the version that it has to the container's.
struct MigrationRun {
  let plan: any SchemaMigrationPlan.Type
  let configuration: ModelConfiguration
  let target: Schema

  /// Does nothing to a file that is not there, or has the container's version already.
  func run() throws {
    guard FileManager.default.fileExists(atPath: configuration.url.path) else { return }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: configuration.url, options: nil)
    guard !fits(target, metadata) else { return }
    guard var index = plan.schemas.lastIndex(where: { fits(Schema(versionedSchema: $0), metadata) }) else {
      throw SwiftDataError.unknownSchema.because("no schema of \(plan) fits the file \(configuration.url.path)")
    }
    while index + 1 < plan.schemas.count {
      let (from, to) = (plan.schemas[index], plan.schemas[index + 1])
      guard let stage = plan.stages.first(where: { $0.leads(from, to) }) else {
        throw SwiftDataError.loadIssueModelContainer.because("\(plan) has no stage from \(from) to \(to)")
      }
      try run(stage)
      if Schema(versionedSchema: to) == target { return }
      index += 1
    }
  }

  private func fits(_ schema: Schema, _ metadata: [String: Any]) -> Bool {
    NSManagedObjectModel(definition: schema.definition).isConfiguration(
      withName: nil, compatibleWithStoreMetadata: metadata)
  }

  private func run(_ stage: MigrationStage) throws {
    switch stage {
    case .lightweight(_, let to):
      _ = try container(to)
    case .custom(let from, let to, let willMigrate, let didMigrate):
      if let willMigrate { try willMigrate(ModelContext(container(from))) }
      let context = ModelContext(try container(to))
      try didMigrate?(context)
    }
  }

  private func container(_ version: any VersionedSchema.Type) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: version),
      configurations: [ModelConfiguration(configuration.name, url: configuration.url)])
  }
}

extension MigrationStage {
  fileprivate func leads(_ from: any VersionedSchema.Type, _ to: any VersionedSchema.Type) -> Bool {
    switch self {
    case .lightweight(let first, let second), .custom(let first, let second, _, _): first == from && second == to
    }
  }
}
