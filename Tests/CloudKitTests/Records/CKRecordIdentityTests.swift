import CloudKit
import Testing

@Suite struct CKRecordIdentityTests {
  @Test("Identifiers are equal by name and zone")
  func equality() {
    let zoneID = CKRecordZone.ID(zoneName: "zone")
    let identifier = CKRecord.ID(recordName: "a", zoneID: zoneID)
    #expect(identifier == CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "zone")))
    #expect(identifier != CKRecord.ID(recordName: "a") && identifier != CKRecord.ID(recordName: "b", zoneID: zoneID))
    #expect(Set([identifier, CKRecord.ID(recordName: "a", zoneID: zoneID)]).count == 1)
    #expect([identifier: 1][CKRecord.ID(recordName: "a", zoneID: zoneID)] == 1)
    #expect(CKRecord.ID() != CKRecord.ID())
  }

  @Test("The zone is the default one unless another is named")
  func zones() {
    #expect(CKRecord.ID(recordName: "a").zoneID == .default)
    #expect(CKRecord.ID(recordName: "a").zoneID.zoneName == CKRecordZoneDefaultName)
    #expect(CKRecord.ID(recordName: "a").zoneID.ownerName == CKCurrentUserDefaultName)
  }

  @Test("References are equal by what they lead to and do")
  func references() {
    let identifier = CKRecord.ID(recordName: "a")
    let reference = CKRecord.Reference(recordID: identifier, action: .deleteSelf)
    #expect(reference == CKRecord.Reference(recordID: CKRecord.ID(recordName: "a"), action: .deleteSelf))
    #expect(reference != CKRecord.Reference(recordID: identifier, action: .none))
  }
}
