import PersistenceEngine

/// Leads a file through the stages of a manager, from the version it has.
struct StagedMigration {
  private struct Step {
    let model: NSManagedObjectModel
    /// The stage that leads to the model, where it does something of its own.
    let stage: NSCustomMigrationStage?
  }

  private let manager: NSStagedMigrationManager
  private let url: URL
  private let source: NSManagedObjectModel

  init(_ manager: NSStagedMigrationManager, at url: URL, from source: NSManagedObjectModel) {
    self.manager = manager
    self.url = url
    self.source = source
  }

  /// Leaves the file as it was where anything fails. Whoever calls may have to go on from the last stage's version.
  func run(in bundles: [Bundle]) throws -> NSManagedObjectModel {
    let steps = steps(in: bundles)
    let hashes = source.entityVersionHashesByName
    let start = steps.firstIndex { $0.model.entityVersionHashesByName == hashes }.map { $0 + 1 } ?? 0
    guard start < steps.count else { return source }
    var model = source
    try MigrationFiles.replace(url) { copy in
      try StoreFailure.translating { try SQLiteStore.replace(at: copy, with: url) }
      for step in steps[start...] {
        if let stage = step.stage, let handler = stage.willMigrateHandler {
          try withContainer(model, copy) { try handler(manager, stage) }
        }
        if step.model.entityVersionHashesByName != model.entityVersionHashesByName {
          try MigrationFiles.moveRowsInPlace(at: copy, from: model, to: step.model)
        }
        model = step.model
        if let stage = step.stage, let handler = stage.didMigrateHandler {
          try withContainer(model, copy) { try handler(manager, stage) }
        }
      }
    }
    return model
  }

  /// Versions that a lightweight stage names and nobody knows are passed over: names lead on to the next one.
  private func steps(in bundles: [Bundle]) -> [Step] {
    let versions = ModelFile.versions(in: bundles)
    var steps: [Step] = []
    for stage in manager.stages {
      if let stage = stage as? NSCustomMigrationStage {
        let current = stage.currentModel.resolvedModel
        if steps.last?.model.entityVersionHashesByName != current.entityVersionHashesByName {
          steps.append(Step(model: current, stage: nil))
        }
        steps.append(Step(model: stage.nextModel.resolvedModel, stage: stage))
      } else if let stage = stage as? NSLightweightMigrationStage {
        for checksum in stage.versionChecksums {
          guard let model = versions.first(where: { $0.versionChecksum == checksum }) else { continue }
          steps.append(Step(model: model, stage: nil))
        }
      }
    }
    return steps
  }

  private func withContainer(_ model: NSManagedObjectModel, _ file: URL, _ body: () throws -> Void) throws {
    let container = NSPersistentContainer(name: "Migration", managedObjectModel: model)
    let coordinator = container.persistentStoreCoordinator
    let store = try coordinator.addPersistentStore(type: .sqlite, at: file)
    manager.container = container
    defer {
      manager.container = nil
      try? coordinator.remove(store)
    }
    try body()
  }
}
