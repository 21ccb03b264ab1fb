import CloudKit
import Testing

@Suite struct CKDatabaseTests {
  private let container = CKContainer(identifier: "iCloud.test")
  private let record = CKRecord(recordType: "Note")
  private let query = CKQuery(recordType: "Note", predicate: NSPredicate(format: "TRUEPREDICATE"))

  private func code(_ body: () async throws -> Void) async -> CKError.Code? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? CKError)?.code
    }
  }

  @Test("Nothing is read or changed without an account")
  func privateDatabase() async {
    let database = container.privateCloudDatabase
    #expect(await code { try await database.save(record) } == .notAuthenticated)
    #expect(await code { _ = try await database.record(for: record.recordID) } == .notAuthenticated)
    #expect(await code { _ = try await database.records(matching: query) } == .notAuthenticated)
    #expect(await code { _ = try await database.allRecordZones() } == .notAuthenticated)
    #expect(await code { _ = try await database.allSubscriptions() } == .notAuthenticated)
    let modify = await code { _ = try await database.modifyRecords(saving: [record], deleting: []) }
    #expect(modify == .notAuthenticated && record.recordChangeTag == nil)
  }

  @Test("The public database would be read without an account, but there is no network")
  func publicDatabase() async {
    let database = container.publicCloudDatabase
    #expect(await code { _ = try await database.records(matching: query) } == .networkUnavailable)
    #expect(await code { _ = try await database.record(for: record.recordID) } == .networkUnavailable)
    #expect(await code { try await database.save(record) } == .notAuthenticated)
  }

  @Test("Handlers are called later, away from the main queue")
  func handlers() async {
    let saved = await withCheckedContinuation { continuation in
      container.privateCloudDatabase.save(record) { record, error in
        continuation.resume(returning: (record == nil, (error as? CKError)?.code, Thread.isMainThread))
      }
    }
    #expect(saved.0 && saved.1 == .notAuthenticated && !saved.2)
    let found = await withCheckedContinuation { continuation in
      container.publicCloudDatabase.fetch(withQuery: query) { result in
        continuation.resume(returning: (result.error as? CKError)?.code)
      }
    }
    #expect(found == .networkUnavailable)
  }

  @Test("A database with a configuration is the same database")
  func configured() async throws {
    let database = container.privateCloudDatabase
    #expect(database.configuredWith { $0.databaseScope } == .private)
    let code = await code {
      try await database.configuredWith { database in _ = try await database.allRecordZones() }
    }
    #expect(code == .notAuthenticated)
  }
}

extension Result {
  fileprivate var error: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
