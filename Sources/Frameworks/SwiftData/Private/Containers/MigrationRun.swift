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
    try onCopy { copy in for stage in stages { try run(stage, at: copy) } }
  }

  /// Works on a copy, which takes the file's place in the end: a stage that throws leaves the file as it was.
  private func onCopy(_ work: (URL) throws -> Void) throws {
    let file = configuration.url
    let folder = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent(file.lastPathComponent)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    try coordinator.replacePersistentStore(at: copy, withPersistentStoreFrom: file, type: .sqlite)
    try work(copy)
    try coordinator.replacePersistentStore(at: file, withPersistentStoreFrom: copy, type: .sqlite)
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

  private func run(_ stage: MigrationStage, at url: URL) throws {
    switch stage {
    case .lightweight(_, let to):
      _ = try container(to, url)
    case .custom(let from, let to, let willMigrate, let didMigrate):
      if let willMigrate { try willMigrate(ModelContext(container(from, url))) }
      let context = ModelContext(try container(to, url))
      try didMigrate?(context)
    }
  }

  private func container(_ version: any VersionedSchema.Type, _ url: URL) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: version),
      configurations: [ModelConfiguration(configuration.name, url: url)])
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
