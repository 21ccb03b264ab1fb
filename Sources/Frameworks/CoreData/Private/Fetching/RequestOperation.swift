@_spi(Windfall) import FoundationOverlay
import PersistenceEngine
import WindfallCore

import class FoundationOverlay.NSExpression

/// Carries out requests other than fetches. Batches see what is stored only, and tell no context of it.
struct RequestOperation {
  private let request: NSPersistentStoreRequest
  private let context: NSManagedObjectContext

  init(_ request: NSPersistentStoreRequest, in context: NSManagedObjectContext) {
    self.request = request
    self.context = context
  }

  func result() throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    case let request as NSPersistentHistoryChangeRequest:
      return try HistoryOperation(request, in: context).result()
    case let request as any RunnableRequest: return try request.run(in: context)
    default: throw CoreDataError.make(134_091, [NSLocalizedDescriptionKey: "Unsupported request \(request)"])
    }
  }

  private func writable(_ operation: FetchOperation) throws -> [NSPersistentStore] {
    let stores = operation.stores
    if let closed = stores.first(where: { $0.isReadOnly }), stores.allSatisfy({ $0.isReadOnly }) {
      throw NSPersistentStoreCoordinator.readOnly(closed)
    }
    return stores.filter { !$0.isReadOnly }
  }

  private func identifiers(_ ids: [ObjectID], _ coordinator: NSPersistentStoreCoordinator) -> [NSManagedObjectID] {
    ids.map { coordinator.identifier(of: $0) }
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
    let fetch = request.fetchRequest.duplicate()
    fetch.affectedStores = request.affectedStores ?? fetch.affectedStores
    let operation = try FetchOperation(fetch, in: context)
    let coordinator = operation.coordinator
    let plan = try operation.plan()
    let stores = try writable(operation)
    let ids = try coordinator.reading {
      try stores.flatMap { store in
        let ids = try store.engine.delete(plan.fetch)
        try store.engine.record(.deletion, ids, slots: [], by: context.storeAuthor)
        return ids
      }
    }
    if !ids.isEmpty { for store in stores { HistoryAnnouncements.announce(store) } }
    for id in ids { coordinator.cache.remove(id) }
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: NSNumber(value: true)
      case .resultTypeCount: NSNumber(value: ids.count)
      case .resultTypeObjectIDs: identifiers(ids, coordinator)
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    fetch.affectedStores = request.affectedStores
    let operation = try FetchOperation(fetch, in: context)
    let coordinator = operation.coordinator
    let plan = try operation.plan()
    let values = try (request.propertiesToUpdate ?? [:]).map { key, value -> (slot: Int, value: PredicateOperand) in
      let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
      guard let slot = operation.managed.entity.slot(of: name) else {
        stop(
          .invalidArgumentException,
          "Invalid string key \(name) passed to propertiesToUpdate: for entity \(operation.managed.name)")
      }
      return (slot, try operand(value, operation.managed, slot))
    }
    let stores = try writable(operation)
    let sorted = values.sorted { $0.slot < $1.slot }
    let ids = try coordinator.reading {
      try stores.flatMap { store in
        let ids = try store.engine.update(plan.fetch, to: sorted)
        try store.engine.record(.update, ids, slots: sorted.map(\.slot), by: context.storeAuthor)
        return ids
      }
    }
    if !ids.isEmpty { for store in stores { HistoryAnnouncements.announce(store) } }
    let result: Any =
      switch request.resultType {
      case .statusOnlyResultType: NSNumber(value: true)
      case .updatedObjectsCountResultType: NSNumber(value: ids.count)
      case .updatedObjectIDsResultType: identifiers(ids, coordinator)
      }
    return NSBatchUpdateResult(result, request.resultType)
  }

  private func operand(_ value: Any, _ managed: ManagedEntity, _ slot: Int) throws -> PredicateOperand {
    if let expression = value as? NSExpression, expression.expressionType != .constantValue { return expression.parsed }
    let plain = (value as? NSExpression).map(\.constantValue) ?? value
    if let transformer = managed.transformers[slot] {
      return NSExpression(
        forConstantValue: plain.flatMap { value -> Any? in
          if case .data(let data) = transformer.value(of: value) { return data }
          return nil
        }
      ).parsed
    }
    return NSExpression(forConstantValue: plain is NSNull ? nil : plain).parsed
  }

  // MARK: - Insertion

  private func insert(_ request: NSBatchInsertRequest) throws -> NSPersistentStoreResult {
    guard let managed = context.modelInUse?.entity(named: request.entityName), let coordinator = context.rootCoordinator
    else {
      stop(
        .invalidArgumentException,
        "NSBatchInsertRequest could not locate an entity named '\(request.entityName)'")
    }
    let store = try coordinator.store(for: managed, assigned: request.affectedStores?.first)
    var changes = StoreChanges()
    changes.author = context.storeAuthor
    let scratch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    scratch.persistentStoreCoordinator = coordinator
    let objects = try objects(of: request, managed)
    for object in objects {
      try ObjectValidation(object).check()
      let key = try coordinator.reserveKey(in: store, root: managed.entity.root, count: objects.count)
      let id = ObjectID(entity: Int32(managed.entity.index), store: store.number, key: key)
      changes.inserted.append(.init(id: id, values: object.withRelationships(object.valuesToStore()), version: 0))
    }
    let ids = try write(changes, coordinator, store)
    if let written = coordinator.store(number: store.number), !ids.isEmpty { HistoryAnnouncements.announce(written) }
    let result: Any =
      switch request.resultType {
      case .statusOnly: NSNumber(value: true)
      case .count: NSNumber(value: ids.count)
      case .objectIDs: identifiers(ids, coordinator)
      }
    return NSBatchInsertResult(result, request.resultType)
  }

  /// Objects of no context, filled with what is to be inserted.
  ///
  /// A value of another type than its attribute's fails the request, and does not stop as in an object: the tests of
  /// CoreDataRepository tell.
  private func objects(of request: NSBatchInsertRequest, _ managed: ManagedEntity) throws -> [NSManagedObject] {
    var objects: [NSManagedObject] = []
    func make() -> NSManagedObject { windfallMake(managed.objectClass, entity: managed.description, insertInto: nil) }
    func fill(_ object: NSManagedObject, _ values: NSDictionary) throws {
      for (key, value) in values {
        guard let name = key as? String, let slot = managed.entity.slot(of: name) else { continue }
        guard case .attribute(let attribute) = managed.property(at: slot).content, !attribute.kind.isBoxed else {
          object.setModeledValue(value, slot)
          continue
        }
        guard let converted = ValueCoding.value(of: value, kind: attribute.kind) else {
          let reason = "\(type(of: value)) is no value for the attribute \(name) of \(request.entityName)"
          throw CoreDataError.make(134_060, ["reason": reason])
        }
        object.setAttribute(slot, to: converted)
      }
      objects.append(object)
    }
    if let dictionaries = request.objectsToInsert {
      for dictionary in dictionaries { try fill(make(), NSDictionary(dictionary: dictionary)) }
    } else if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if handler(values) { break }
        try fill(make(), values)
      }
    } else if let handler = request.managedObjectHandler {
      while true {
        let object = make()
        if handler(object) { break }
        objects.append(object)
      }
    }
    return objects
  }

  /// Writes; where a constraint stands in the way, the context's policy says which object stays.
  private func write(_ changes: StoreChanges, _ coordinator: NSPersistentStoreCoordinator, _ store: any Store) throws
    -> [ObjectID]
  {
    var changes = changes
    var ids = changes.inserted.map(\.id)
    for _ in 0..<1000 {
      do {
        try coordinator.write([(store.number, changes)])
        return ids
      } catch let conflict as StoreConflict {
        let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        guard policy != .errorMergePolicyType, !conflict.constraints.isEmpty else {
          throw CoreDataError.make(133_021, [NSLocalizedDescriptionKey: "Could not merge changes."])
        }
        let keepsOwn = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
        for constraint in conflict.constraints {
          var losers = constraint.conflicting
          if keepsOwn, let winner = losers.popLast(), let stored = constraint.stored,
            let index = changes.inserted.firstIndex(where: { $0.id == winner })
          {
            let object = changes.inserted.remove(at: index)
            changes.updated.append(.init(id: stored, values: object.values, version: -1))
            ids = ids.map { $0 == winner ? stored : $0 }
          } else if !keepsOwn, constraint.stored == nil {
            losers.removeFirst()
          }
          changes.inserted.removeAll { losers.contains($0.id) }
          changes.updated.removeAll { losers.contains($0.id) }
          ids.removeAll { losers.contains($0) }
        }
      }
    }
    throw CoreDataError.make(133_021, [NSLocalizedDescriptionKey: "Could not merge changes."])
  }
}
