import CloudKit
import Testing

@Suite struct CKNotificationTests {
  private func payload(_ body: [String: Any]) -> [AnyHashable: Any] {
    var cloud = body
    cloud["cid"] = "iCloud.test"
    cloud["nid"] = "1"
    return ["aps": ["alert": ["body": "New", "title": "Notes"], "badge": 3], "ck": cloud]
  }

  @Test("A notification of a query names the record")
  func query() throws {
    let body: [String: Any] = [
      "fo": 2, "rid": "a", "zid": "zone", "zoid": "owner", "sid": "subscription", "dbs": 1, "af": ["title": "x"],
    ]
    let notification = try #require(CKNotification(fromRemoteNotificationDictionary: payload(["qry": body])))
    let query = try #require(notification as? CKQueryNotification)
    let zoneID = CKRecordZone.ID(zoneName: "zone", ownerName: "owner")
    #expect(query.notificationType == .query && query.queryNotificationReason == .recordUpdated)
    #expect(query.recordID == CKRecord.ID(recordName: "a", zoneID: zoneID) && query.databaseScope == .public)
    #expect(query.subscriptionID == "subscription" && query.containerIdentifier == "iCloud.test")
    #expect(query.recordFields?["title"] as? String == "x" && query.alertBody == "New" && query.title == "Notes")
    #expect(query.badge == 3 && !query.isPruned)
    let read = try #require(try Archive.copy(query))
    #expect(read.recordID == query.recordID && read.notificationID == query.notificationID)
  }

  @Test("Notifications of zones and databases say which")
  func others() throws {
    let zone = payload(["fet": ["zid": "zone", "zoid": "owner", "dbs": 3]])
    let zoneNotification = try #require(CKRecordZoneNotification(fromRemoteNotificationDictionary: zone))
    #expect(zoneNotification.recordZoneID == CKRecordZone.ID(zoneName: "zone", ownerName: "owner"))
    #expect(zoneNotification.databaseScope == .shared && zoneNotification.notificationType == .recordZone)
    let database = CKNotification(fromRemoteNotificationDictionary: payload(["met": ["dbs": 2, "sid": "all"]]))
    #expect((database as? CKDatabaseNotification)?.databaseScope == .private && database?.subscriptionID == "all")
    #expect(CKQueryNotification(fromRemoteNotificationDictionary: zone) == nil)
  }

  @Test("Other notifications are none")
  func none() {
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": ["alert": "x"]]) == nil)
  }
}
