import CloudKit
import Synchronization
import Testing

@Suite struct CKShareTests {
  private let root = CKRecord(
    recordType: "List", recordID: CKRecord.ID(recordName: "root", zoneID: CKRecordZone.ID(zoneName: "zone")))

  @Test("A share lies in the zone of its root, which refers to it")
  func place() {
    let share = CKShare(rootRecord: root)
    #expect(share.recordType == "cloudkit.share" && share.recordID.zoneID == root.recordID.zoneID)
    #expect(root.share?.recordID == share.recordID)
    let zone = CKShare(recordZoneID: root.recordID.zoneID)
    #expect(zone.recordID.recordName == CKRecordNameZoneWideShare)
  }

  @Test("Whoever makes a share owns it")
  func owner() {
    let share = CKShare(rootRecord: root, shareID: CKRecord.ID(recordName: "share"))
    #expect(share.participants == [share.owner] && share.currentUserParticipant == share.owner)
    #expect(share.owner.role == .owner && share.owner.permission == .readWrite)
    #expect(share.owner.acceptanceStatus == .accepted && share.publicPermission == .none && share.url == nil)
    let guest = CKShare(rootRecord: root).owner
    share.addParticipant(guest)
    share.addParticipant(guest)
    #expect(share.participants == [share.owner, guest])
    share.removeParticipant(guest)
    #expect(share.participants == [share.owner])
  }

  @Test("A share is copied, and read from an archive, with title and participants")
  func coding() throws {
    let share = CKShare(rootRecord: root)
    share[CKShare.SystemFieldKey.title] = "Groceries"
    share.publicPermission = .readOnly
    for other in [try #require(try Archive.copy(share)), try #require(share.copy() as? CKShare)] {
      #expect(other[CKShare.SystemFieldKey.title] as? String == "Groceries" && other.recordID == share.recordID)
      #expect(other.publicPermission == .readOnly && other.owner == share.owner)
    }
  }

  @Test("Lookup infos are made of what users are found by")
  func lookupInfos() throws {
    let infos = CKUserIdentity.LookupInfo.lookupInfos(withEmails: ["a@b.c", "d@e.f"])
    #expect(infos.map(\.emailAddress) == ["a@b.c", "d@e.f"])
    #expect(try Archive.copy(infos[0]) == CKUserIdentity.LookupInfo(emailAddress: "a@b.c"))
    #expect(CKUserIdentity.LookupInfo(phoneNumber: "1") != CKUserIdentity.LookupInfo(phoneNumber: "2"))
  }

  @Test("Fetching participants fails for each of them")
  func participants() async {
    let operation = CKFetchShareParticipantsOperation(
      userIdentityLookupInfos: CKUserIdentity.LookupInfo.lookupInfos(withPhoneNumbers: ["1", "2"]))
    let failures = Mutex<[String: CKError.Code]>([:])
    operation.perShareParticipantResultBlock = { info, result in
      guard case .failure(let error) = result, let number = info.phoneNumber else { return }
      failures.withLock { $0[number] = (error as? CKError)?.code }
    }
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      CKContainer(identifier: "iCloud.test").add(operation)
    }
    #expect(failures.withLock { $0 } == ["1": .notAuthenticated, "2": .notAuthenticated])
  }
}
