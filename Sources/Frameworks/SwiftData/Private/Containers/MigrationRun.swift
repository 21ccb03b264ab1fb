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
    let versions = plan.schemas
    guard let start = versions.lastIndex(where: { fits(Schema(versionedSchema: $0), metadata) }) else {
      throw SwiftDataError.unknownSchema.because("no schema of \(plan) fits the file \(configuration.url.path)")
    }
    let end = versions.lastIndex { Schema(versionedSchema: $0) == target } ?? versions.count - 1
    guard let stages = stages(from: versions[start], to: versions[end]) else {
      // An older version than the file's that no stage leads to is left to the store.
      guard start < end else { return }
      throw SwiftDataError.loadIssueModelContainer.because(
        "\(plan) has no stages from \(versions[start]) to \(versions[end])")
    }
    for stage in stages { try run(stage) }
  }

  /// The shortest way, which may also lead to an earlier version; nil where there is none.
  private func stages(
    from start: any VersionedSchema.Type, to end: any VersionedSchema.Type
  ) -> [MigrationStage]? {
    var ways: [(version: any VersionedSchema.Type, stages: [MigrationStage])] = [(start, [])]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(start)]
    while !ways.isEmpty {
      let (version, taken) = ways.removeFirst()
      if version == end { return taken }
      for stage in plan.stages where stage.from == version && seen.insert(ObjectIdentifier(stage.to)).inserted {
        ways.append((stage.to, taken + [stage]))
      }
    }
    return nil
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
  fileprivate var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  fileprivate var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}
