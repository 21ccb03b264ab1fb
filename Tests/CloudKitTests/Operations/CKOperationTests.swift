import CloudKit
import Synchronization
import Testing

@Suite struct CKOperationTests {
  private let database = CKContainer(identifier: "iCloud.test").privateCloudDatabase
  private let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))

  private static func code(_ error: (any Error)?) -> CKError.Code? { (error as? CKError)?.code }

  private static func code<Success>(_ result: Result<Success, any Error>) -> CKError.Code? {
    guard case .failure(let error) = result else { return nil }
    return code(error)
  }

  @Test("An operation that a database runs tells of the failure of each item, and of its own")
  func modify() async {
    let operation = CKModifyRecordsOperation(
      recordsToSave: [record], recordIDsToDelete: [CKRecord.ID(recordName: "b")])
    let log = Log()
    operation.perRecordSaveBlock = { log.add("save \($0.recordName) \(Self.code($1) == .notAuthenticated)") }
    operation.perRecordDeleteBlock = { log.add("delete \($0.recordName) \(Self.code($1) == .notAuthenticated)") }
    operation.modifyRecordsResultBlock = { log.add("end \(Self.code($0) == .notAuthenticated)") }
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      database.add(operation)
    }
    #expect(log.lines == ["save a true", "delete b true", "end true"])
    #expect(operation.isFinished && operation.database === database)
  }

  @Test("An operation runs on any queue, without the main one")
  func queue() async {
    let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(format: "a == 1")))
    operation.database = CKContainer(identifier: "iCloud.test").publicCloudDatabase
    let log = Log()
    operation.queryCompletionBlock = { cursor, error in
      log.add("\(cursor == nil) \(Self.code(error) == .networkUnavailable) \(Thread.isMainThread)")
    }
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      OperationQueue().addOperation(operation)
    }
    #expect(log.lines == ["true true false"])
  }

  @Test("A cancelled operation says so")
  func cancelled() async {
    let operation = CKFetchRecordsOperation(recordIDs: [record.recordID])
    let log = Log()
    operation.perRecordResultBlock = { log.add("\($0.recordName) \(Self.code($1) == .operationCancelled)") }
    operation.fetchRecordsResultBlock = { log.add("\(Self.code($0) == .operationCancelled)") }
    operation.cancel()
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      database.add(operation)
    }
    #expect(log.lines == ["a true", "true"])
  }

  @Test("Operations wait for those that they depend on")
  func dependencies() async {
    let first = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
    let second = CKFetchRecordZoneChangesOperation(
      recordZoneIDs: [.default], configurationsByRecordZoneID: [.default: .init(resultsLimit: 5)])
    let log = Log()
    first.fetchDatabaseChangesResultBlock = { log.add("first \(Self.code($0) == .notAuthenticated)") }
    second.recordZoneFetchResultBlock = { log.add("\($0.zoneName) \(Self.code($1) == .notAuthenticated)") }
    second.addDependency(first)
    await withCheckedContinuation { continuation in
      second.completionBlock = { continuation.resume() }
      database.add(second)
      database.add(first)
    }
    #expect(log.lines == ["first true", "_defaultZone true"])
  }

  @Test("What is set is kept, and parts of the configuration are its own")
  func properties() throws {
    let operation = CKModifyRecordsOperation(recordsToSave: [record])
    #expect(operation.isAtomic && operation.savePolicy == .ifServerRecordUnchanged)
    #expect(operation.recordsToSave == [record] && operation.recordIDsToDelete == nil)
    operation.configuration.timeoutIntervalForRequest = 5
    operation.isLongLived = true
    #expect(operation.timeoutIntervalForRequest == 5 && operation.configuration.isLongLived)
    #expect(operation.operationID != CKOperation().operationID)
    let copy = try #require(try Archive.copy(operation.configuration))
    #expect(copy.isLongLived && copy.timeoutIntervalForRequest == 5 && copy.allowsCellularAccess)
    let group = CKOperationGroup()
    group.name = "group"
    group.expectedSendSize = .megabytes
    operation.group = group
    let read = try #require(try Archive.copy(group))
    #expect(read.operationGroupID == group.operationGroupID && read.name == "group")
    #expect(read.expectedSendSize == .megabytes && operation.group === group)
  }
}

/// What blocks are told, in order.
private final class Log: Sendable {
  private let text = Mutex<[String]>([])

  func add(_ line: String) { text.withLock { $0.append(line) } }

  var lines: [String] { text.withLock { $0 } }
}
