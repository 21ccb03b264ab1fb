import CloudKit
import Testing

@Suite struct CKSyncEngineTests {
  private let delegate = Delegate()
  private let database = CKContainer(identifier: "iCloud.test").privateCloudDatabase

  private func engine(_ state: CKSyncEngine.State.Serialization? = nil) -> CKSyncEngine {
    CKSyncEngine(CKSyncEngine.Configuration(database: database, stateSerialization: state, delegate: delegate))
  }

  @Test("What is pending is there once, and what undoes it takes its place")
  func pending() {
    let engine = engine()
    let (a, b) = (CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "b"))
    engine.state.add(pendingRecordZoneChanges: [.saveRecord(a), .saveRecord(b), .saveRecord(a)])
    #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(a), .saveRecord(b)])
    engine.state.add(pendingRecordZoneChanges: [.deleteRecord(a)])
    #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(b), .deleteRecord(a)])
    engine.state.remove(pendingRecordZoneChanges: [.saveRecord(b)])
    #expect(engine.state.pendingRecordZoneChanges == [.deleteRecord(a)])
    let zone = CKRecordZone(zoneName: "zone")
    engine.state.add(pendingDatabaseChanges: [.saveZone(zone), .deleteZone(zone.zoneID)])
    #expect(engine.state.pendingDatabaseChanges == [.deleteZone(zone.zoneID)])
  }

  @Test("The delegate is told of each state in order, from which another engine goes on")
  func stateUpdates() async throws {
    let engine = engine()
    let change = CKSyncEngine.PendingRecordZoneChange.saveRecord(CKRecord.ID(recordName: "a"))
    engine.state.add(pendingRecordZoneChanges: [change])
    engine.state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneName: "zone"))])
    engine.state.hasPendingUntrackedChanges = true
    var states: [CKSyncEngine.State.Serialization] = []
    for await event in delegate.events.prefix(3) {
      guard case .stateUpdate(let update) = event else { continue }
      states.append(update.stateSerialization)
    }
    let first = self.engine(states.first).state
    #expect(first.pendingRecordZoneChanges == [change] && first.pendingDatabaseChanges.isEmpty)
    let data = try JSONEncoder().encode(try #require(states.last))
    let last = self.engine(try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: data)).state
    #expect(last.pendingRecordZoneChanges == [change] && last.hasPendingUntrackedChanges)
    #expect(last.pendingDatabaseChanges == [.saveZone(CKRecordZone(zoneName: "zone"))])
  }

  @Test("Nothing is sent or fetched without an account, and what is pending stays so")
  func refused() async {
    let engine = engine()
    let change = CKSyncEngine.PendingRecordZoneChange.saveRecord(CKRecord.ID(recordName: "a"))
    engine.state.add(pendingRecordZoneChanges: [change])
    await #expect { try await engine.sendChanges() } throws: { ($0 as? CKError)?.code == .notAuthenticated }
    await #expect { try await engine.fetchChanges() } throws: { ($0 as? CKError)?.code == .notAuthenticated }
    #expect(engine.state.pendingRecordZoneChanges == [change])
  }

  @Test("A batch has the records that there are")
  func batch() async throws {
    let (a, b, c) = (CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "b"), CKRecord.ID(recordName: "c"))
    let batch = try #require(
      await CKSyncEngine.RecordZoneChangeBatch(
        pendingChanges: [.saveRecord(a), .saveRecord(b), .deleteRecord(c)],
        recordProvider: { $0 == b ? nil : CKRecord(recordType: "Note", recordID: $0) }))
    #expect(batch.recordsToSave.map(\.recordID) == [a] && batch.recordIDsToDelete == [c] && !batch.atomicByZone)
    let empty = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: [.saveRecord(a)], recordProvider: { _ in nil })
    #expect(empty == nil)
  }

  @Test("Scopes contain the zones and records that they name")
  func scopes() {
    let zoneID = CKRecordZone.ID(zoneName: "zone")
    let recordID = CKRecord.ID(recordName: "a", zoneID: zoneID)
    #expect(CKSyncEngine.FetchChangesOptions.Scope.zoneIDs([zoneID]).contains(zoneID))
    #expect(!CKSyncEngine.FetchChangesOptions.Scope.allExcluding([zoneID]).contains(zoneID))
    #expect(CKSyncEngine.SendChangesOptions().scope.contains(recordID))
    #expect(CKSyncEngine.SendChangesOptions.Scope.recordIDs([recordID]).contains(.deleteRecord(recordID)))
    #expect(!CKSyncEngine.SendChangesOptions.Scope.zoneIDs([.default]).contains(recordID))
  }
}

private final class Delegate: CKSyncEngineDelegate {
  let events: AsyncStream<CKSyncEngine.Event>
  private let continuation: AsyncStream<CKSyncEngine.Event>.Continuation

  init() { (events, continuation) = AsyncStream.makeStream() }

  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async { continuation.yield(event) }

  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }
}
