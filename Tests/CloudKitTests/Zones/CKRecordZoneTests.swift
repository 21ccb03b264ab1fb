import CloudKit
import Testing

@Suite struct CKRecordZoneTests {
  @Test("Zones are made by name or identifier, and have no capabilities before they are saved")
  func zones() throws {
    let zone = CKRecordZone(zoneName: "zone")
    #expect(zone.zoneID == CKRecordZone.ID(zoneName: "zone", ownerName: CKCurrentUserDefaultName))
    #expect(zone.capabilities.isEmpty && zone.share == nil)
    #expect(CKRecordZone(zoneID: zone.zoneID) == zone)
    #expect(CKRecordZone.default().zoneID == .default && CKRecordZone.ID.default.zoneName == CKRecordZoneDefaultName)
    #expect(CKRecordZone.ID(zoneName: "zone", ownerName: "other") != zone.zoneID)
    #expect(try Archive.copy(zone) == zone)
    #expect(try Archive.copy(zone.zoneID) == zone.zoneID)
  }
}
