@_spi(Windfall) import FoundationOverlay
import PersistenceEngine
import WindfallCore

/// Looks through the history of stores, or forgets a part of it.
struct HistoryOperation {
  private let request: NSPersistentHistoryChangeRequest
  private let coordinator: NSPersistentStoreCoordinator

  init(_ request: NSPersistentHistoryChangeRequest, in context: NSManagedObjectContext) throws {
    guard let coordinator = context.rootCoordinator else { throw CoreDataError.make(134_091) }
    self.request = request
    self.coordinator = coordinator
  }

  func result() throws -> NSPersistentHistoryResult {
    let stores = (request.affectedStores ?? coordinator.persistentStores).filter { $0.engine.recordsHistory }
    guard !stores.isEmpty else {
      throw CoreDataError.make(
        134_091,
        [NSLocalizedDescriptionKey: "No persistent store of the coordinator tracks its history."])
    }
    if request.isDeletion {
      try coordinator.reading { for store in stores { try delete(in: store) } }
      return NSPersistentHistoryResult(true, request.resultType)
    }
    let steps = try coordinator.reading { try stores.flatMap { try self.transactions(in: $0) } }
    let transactions = try filtered(steps)
    let changes = transactions.flatMap { $0.changes ?? [] }
    let answer: Any =
      switch request.resultType {
      case .statusOnly: true
      case .count: changes.count
      case .objectIDs: changes.map(\.changedObjectID)
      case .changesOnly: changes
      case .transactionsAndChanges: transactions
      case .transactionsOnly: withoutChanges(transactions)
      }
    return NSPersistentHistoryResult(answer, request.resultType)
  }

  private func withoutChanges(_ transactions: [NSPersistentHistoryTransaction]) -> [NSPersistentHistoryTransaction] {
    for transaction in transactions { transaction.changes = nil }
    return transactions
  }

  private func transactions(in store: NSPersistentStore) throws -> [NSPersistentHistoryTransaction] {
    var earliest = Int64(0)
    var date: Date?
    switch request.limit {
    case .beginning: break
    case .date(let given): date = given
    case .token(let token): earliest = try step(of: token, in: store)
    case .transaction(let transaction): earliest = try step(of: transaction.token, in: store)
    }
    return try store.engine.history(after: earliest).compactMap { step in
      if let date, step.date <= date.timeIntervalSinceReferenceDate { return nil }
      let transaction = NSPersistentHistoryTransaction(step, store: store)
      transaction.changes = step.changes.map { step in
        let change = NSPersistentHistoryChange(step, in: coordinator)
        change.transaction = transaction
        return change
      }
      return transaction
    }
  }

  /// A token that is ahead of the store is of another one.
  private func step(of token: NSPersistentHistoryToken, in store: NSPersistentStore) throws -> Int64 {
    guard let step = token.steps[store.identifier] else { return 0 }
    guard try step <= store.engine.lastTransaction() else { throw Self.expired }
    return step
  }

  private static var expired: NSError {
    CoreDataError.make(
      NSPersistentHistoryTokenExpiredError, [NSLocalizedDescriptionKey: "The persistent history token has expired."])
  }

  private func delete(in store: NSPersistentStore) throws {
    switch request.limit {
    case .beginning: break
    case .date(let date):
      let limit = date.timeIntervalSinceReferenceDate
      let later = try store.engine.history(after: 0).first { $0.date >= limit }?.number
      try store.engine.deleteHistory(before: try later ?? store.engine.lastTransaction() + 1)
    case .token(let token):
      if let step = token.steps[store.identifier] { try store.engine.deleteHistory(before: step) }
    case .transaction(let transaction):
      if transaction.storeID == store.identifier {
        try store.engine.deleteHistory(before: transaction.transactionNumber)
      }
    }
  }

  // MARK: - Conditions

  private func filtered(_ transactions: [NSPersistentHistoryTransaction]) throws -> [NSPersistentHistoryTransaction] {
    guard let fetch = request.fetchRequest, let condition = fetch.predicate?.condition else { return transactions }
    let isOfChanges = fetch.entityName == HistoryEntities.change.name
    let resolved = try condition.transformed { operand in
      guard case .constant(.object(let object)) = operand, let token = object.base.base as? NSPersistentHistoryToken
      else { return nil }
      let step = token.steps.values.max() ?? 0
      // The token of a store without history belongs to no transaction.
      if step == 0 { throw Self.expired }
      return .constant(.integer(Int(step)))
    }
    let compiled = try CompiledPredicate(resolved)
    guard isOfChanges else {
      return try transactions.filter { try compiled.evaluate(with: HistorySubject(transaction: $0, change: nil)) }
    }
    return try transactions.filter { transaction in
      transaction.changes = try transaction.changes?.filter { change in
        try compiled.evaluate(with: HistorySubject(transaction: transaction, change: change))
      }
      return transaction.changes?.isEmpty == false
    }
  }
}

/// A transaction or a change as conditions see it.
private struct HistorySubject: PredicateSubject {
  let transaction: NSPersistentHistoryTransaction
  let change: NSPersistentHistoryChange?

  func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "self", "SELF": .object(self)
    case "token", "transactionNumber": .integer(Int(transaction.transactionNumber))
    case "author": PredicateValue(found: transaction.author)
    case "contextName": PredicateValue(found: transaction.contextName)
    case "bundleID": .string(transaction.bundleID)
    case "processID": .string(transaction.processID)
    case "storeID": .string(transaction.storeID)
    case "timestamp": .date(transaction.timestamp.timeIntervalSinceReferenceDate)
    case "transaction": .object(HistorySubject(transaction: transaction, change: nil))
    case "changes":
      .list((transaction.changes ?? []).map { .object(HistorySubject(transaction: transaction, change: $0)) })
    case "changeID": change.map { .integer(Int($0.changeID)) }
    case "changeType": change.map { .integer($0.changeType.rawValue) }
    case "changedObjectID": change.map { PredicateValue(found: $0.changedObjectID) }
    case "changedEntity": change.map { PredicateValue(found: $0.changedObjectID.entity) }
    default: nil
    }
  }
}

/// The entities that conditions on history are written for.
enum HistoryEntities {
  static let transaction = make(
    "Transaction",
    [
      ("author", .string), ("bundleID", .string), ("contextName", .string), ("processID", .string),
      ("storeID", .string), ("timestamp", .date), ("token", .integer64), ("transactionNumber", .integer64),
    ])
  static let change = make(
    "Change",
    [
      ("changeID", .integer64), ("changeType", .integer16), ("changedEntity", .integer64),
      ("changedObjectID", .objectID), ("tombstone", .binaryData),
    ])

  private static func make(_ name: String, _ attributes: [(String, NSAttributeDescription.AttributeType)])
    -> NSEntityDescription
  {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = attributes.map { name, type in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.type = type
      return attribute
    }
    return entity
  }

  static func request(_ entity: NSEntityDescription?) -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = entity
    return request
  }
}
