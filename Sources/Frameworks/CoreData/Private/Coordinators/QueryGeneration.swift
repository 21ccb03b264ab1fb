import PersistenceEngine

/// The stores of a coordinator as they were at one moment. Those that are not files have no earlier state.
final class QueryGeneration: @unchecked Sendable {
  private let engines: [Int32: any Store]

  init(of coordinator: NSPersistentStoreCoordinator) throws {
    engines = try coordinator.reading {
      var engines: [Int32: any Store] = [:]
      for store in coordinator.persistentStores { engines[store.engine.number] = try store.engine.snapshot() }
      return engines
    }
  }

  deinit { for engine in engines.values { engine.close() } }

  func engine(_ number: Int32) -> (any Store)? { engines[number] }

  func isOf(_ coordinator: NSPersistentStoreCoordinator) -> Bool {
    engines.keys.contains { coordinator.store(number: $0) != nil }
  }
}

extension NSManagedObjectContext {
  func pin(to token: NSQueryGenerationToken?) throws {
    checkQueue()
    guard parent == nil else {
      stop(.invalidArgumentException, "A nested context reads from its parent; it has no query generation.")
    }
    guard let token else { return generationToken = nil }
    guard let coordinator = rootCoordinator else {
      stop(.internalInconsistencyException, "Can't pin a context without a coordinator.")
    }
    if let generation = token.generation, !generation.isOf(coordinator) {
      throw CoreDataError.make(134_091, [NSLocalizedDescriptionKey: "The query generation is of other stores."])
    }
    // As on iOS, only files have generations; what else there is is read as it is.
    generationToken = coordinator.persistentStores.contains { $0.engine.hasSnapshots } ? token : nil
  }

  /// A save or a merge leads to the latest state, from which the context goes on.
  func advanceGeneration() {
    if generationToken?.generation != nil { generationToken = .current }
  }

  /// The state that this context reads; nil for whatever there is.
  private func generation() throws -> QueryGeneration? {
    guard let token = generationToken else { return nil }
    if let generation = token.generation { return generation }
    guard let coordinator = rootCoordinator else { return nil }
    let generation = try QueryGeneration(of: coordinator)
    generationToken = NSQueryGenerationToken(generation)
    return generation
  }

  /// What this context reads of a store.
  func engine(of store: NSPersistentStore) throws -> any Store {
    try generation()?.engine(store.engine.number) ?? store.engine
  }

  /// What this context reads where it is pinned to a state; nil where it is not.
  func pinnedEngine(of id: ObjectID) throws -> (any Store)? {
    generationToken == nil ? nil : try generation()?.engine(id.store)
  }
}
