@_spi(Windfall) import FoundationOverlay
import PersistenceEngine
import WindfallCore

/// Carries out a fetch request in a context, its unsaved changes included.
struct FetchOperation {
  let request: NSFetchRequest<NSFetchRequestResult>
  let context: NSManagedObjectContext
  let managed: ManagedEntity

  init(_ request: NSFetchRequest<NSFetchRequestResult>, in context: NSManagedObjectContext) throws {
    self.request = request
    self.context = context
    context.checkQueue()
    guard let model = context.modelInUse else {
      stop(.internalInconsistencyException, "The context has no coordinator to fetch from.")
    }
    guard let name = request.entity?.name ?? request.entityName else {
      stop(.invalidArgumentException, "executeFetchRequest:error: A fetch request must have an entity.")
    }
    guard let managed = model.entity(named: name) else {
      stop(
        .invalidArgumentException,
        "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
    }
    self.managed = managed
  }

  // MARK: - Results

  func results() throws -> [NSObject] {
    switch request.resultType {
    case .countResultType: return [NSNumber(value: try count())]
    case .dictionaryResultType: return try DictionaryFetch(self).results()
    case .managedObjectIDResultType: return try identifiers(wantsRows: false).map { context.identifier(of: $0) }
    default: return try objects()
    }
  }

  func objects() throws -> [NSManagedObject] {
    let ids = try identifiers(wantsRows: request.includesPropertyValues)
    let objects = ids.map { context.object(for: $0) }
    kept.objects = []
    if !request.returnsObjectsAsFaults {
      for object in objects { object.fire() }
    }
    for path in request.relationshipKeyPathsForPrefetching ?? [] { try Prefetch(path, context).run(objects) }
    return objects
  }

  func count() throws -> Int {
    if request.resultType == .dictionaryResultType { return try DictionaryFetch(self).results().count }
    if context.parent == nil, pendingObjects.isEmpty, let plan = try? plan(), plan.isWhole {
      let all = try coordinator.reading { try stores.reduce(0) { $0 + (try context.engine(of: $1).count(plan.fetch)) } }
      return all
    }
    return try identifiers(wantsRows: false).count
  }

  // MARK: - Pending changes

  /// The objects whose changes decide whether they are found.
  private var pendingObjects: [NSManagedObject] {
    guard request.includesPendingChanges else { return [] }
    context.processChanges()
    return context.changed.filter { $0.hasChanges && isWanted($0) }
  }

  private func isWanted(_ object: NSManagedObject) -> Bool {
    request.includesSubentities
      ? object.managed.isKind(of: managed.entity.index) : object.managed.entity.index == managed.entity.index
  }

  /// The IDs of what is found; the objects' rows are taken at once where they are wanted.
  func identifiers(wantsRows: Bool) throws -> [ObjectID] {
    let pending = pendingObjects
    let plan = try plan()
    let isWhole = pending.isEmpty && plan.isWhole
    var ids = try storedIdentifiers(plan, isWhole: isWhole, wantsRows: wantsRows)
    guard !isWhole else { return ids }
    let changed = Set(pending.map(\.id))
    ids.removeAll { changed.contains($0) }
    let matching = try pending.filter { try !$0.isDeleted && plan.holds(for: $0) }
    if plan.isFilteredHere { ids = try ids.filter { try plan.holds(for: context.object(for: $0)) } }
    if plan.isSortedHere {
      let all = (ids.map { context.object(for: $0) } + matching)
      ids = plan.sorted(all).map(\.id)
    } else if request.sortDescriptors?.isEmpty == false {
      ids = merge(ids, plan.sorted(matching), plan)
    } else {
      ids += matching.map(\.id)
    }
    return slice(ids)
  }

  private func slice(_ ids: [ObjectID]) -> [ObjectID] {
    let rest = ids.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// Puts each object at its place among those that are in order already.
  private func merge(_ ids: [ObjectID], _ objects: [NSManagedObject], _ plan: FetchPlan) -> [ObjectID] {
    var result = ids
    for object in objects {
      var (low, high) = (0, result.count)
      while low < high {
        let middle = (low + high) / 2
        if plan.precedes(object, context.object(for: result[middle])) { high = middle } else { low = middle + 1 }
      }
      result.insert(object.id, at: low)
    }
    return result
  }

  // MARK: - What lies below

  var coordinator: NSPersistentStoreCoordinator {
    guard let coordinator = context.rootCoordinator else {
      stop(.internalInconsistencyException, "The context has no coordinator to fetch from.")
    }
    return coordinator
  }

  var stores: [NSPersistentStore] {
    let able = coordinator.persistentStores.filter { store in
      store.holds(managed.entity.index) || managed.entity.family.contains { store.holds($0) }
    }
    guard let wanted = request.affectedStores else { return able }
    return able.filter { store in wanted.contains { $0 === store } }
  }

  func plan() throws -> FetchPlan {
    try FetchPlan(request, managed, isSQL: stores.contains { $0.type == NSSQLiteStoreType }, storeCount: stores.count)
  }

  private func storedIdentifiers(_ plan: FetchPlan, isWhole: Bool, wantsRows: Bool) throws -> [ObjectID] {
    if let parent = context.parent { return try parentIdentifiers(parent, isWhole: isWhole) }
    var fetch = plan.fetch
    if !isWhole {
      fetch.offset = 0
      fetch.limit = 0
    }
    return try coordinator.reading {
      var ids: [ObjectID] = []
      for store in stores {
        let engine = try context.engine(of: store)
        guard wantsRows, request.fetchBatchSize == 0 else {
          ids += try engine.identifiers(fetch)
          continue
        }
        for (id, row) in try engine.rows(fetch) {
          if engine === store.engine { coordinator.cache.put(id, row) }
          ids.append(id)
          let object = context.object(for: id)
          kept.objects.append(object)
          if object.isFault { object.take(row) }
        }
      }
      return ids.map { context.registered($0)?.id ?? $0 }
    }
  }

  /// Keeps what is found until it is handed out.
  private let kept = Kept()

  private final class Kept {
    var objects: [NSManagedObject] = []
  }

  private func parentIdentifiers(_ parent: NSManagedObjectContext, isWhole: Bool) throws -> [ObjectID] {
    let inner = request.duplicate()
    inner.resultType = .managedObjectIDResultType
    if !isWhole {
      inner.fetchOffset = 0
      inner.fetchLimit = 0
    }
    let carried = Carried(inner)
    let ids = try parent.performAndWait {
      try FetchOperation(carried.content, in: parent).identifiers(wantsRows: false)
    }
    return ids.map { context.registered($0)?.id ?? $0 }
  }
}
