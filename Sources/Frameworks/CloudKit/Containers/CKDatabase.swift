/// See [CKDatabase](https://developer.apple.com/documentation/cloudkit/ckdatabase).
///
/// Nobody is signed in: everything fails.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// See [CKDatabase.Scope](https://developer.apple.com/documentation/cloudkit/ckdatabase/scope).
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`
    case shared
  }

  open private(set) var databaseScope: Scope

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    CKOperation.queue.addOperation(operation)
  }

  /// Why nothing is read or changed.
  func error(reading: Bool) -> CKError { SignedOut.error(for: databaseScope, reading: reading) }

  // MARK: - Records

  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, error(reading: true))
  }

  @discardableResult
  open func fetch(withRecordID recordID: CKRecord.ID) async throws -> CKRecord { throw error(reading: true) }

  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    SignedOut.answer(completionHandler, with: nil, error(reading: false))
  }

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw error(reading: false) }

  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, error(reading: false))
  }

  @discardableResult
  open func delete(withRecordID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw error(reading: false) }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, error(reading: true))
  }

  @discardableResult
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?
  ) async throws -> [CKRecord] { throw error(reading: true) }

  // MARK: - Zones

  open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
    SignedOut.answer(completionHandler, with: nil, error(reading: true))
  }

  @discardableResult
  open func fetchAllRecordZones() async throws -> [CKRecordZone] { throw error(reading: true) }

  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, error(reading: true))
  }

  @discardableResult
  open func fetch(withRecordZoneID zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw error(reading: true) }

  open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    SignedOut.answer(completionHandler, with: nil, error(reading: false))
  }

  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw error(reading: false) }

  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, error(reading: false))
  }

  @discardableResult
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID
  ) async throws -> CKRecordZone.ID { throw error(reading: false) }

  // MARK: - Subscriptions

  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription { throw SignedOut.error }

  open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  open func fetchAllSubscriptions() async throws -> [CKSubscription] { throw SignedOut.error }

  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw SignedOut.error }

  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID
  ) async throws -> String { throw SignedOut.error }
}
