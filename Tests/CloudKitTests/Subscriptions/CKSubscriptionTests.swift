import CloudKit
import Testing

@Suite struct CKSubscriptionTests {
  @Test("Subscriptions say what they are for")
  func kinds() {
    let query = CKQuerySubscription(
      recordType: "Note", predicate: NSPredicate(format: "a == 1"), subscriptionID: "query",
      options: [.firesOnRecordCreation, .firesOnce])
    #expect(query.subscriptionType == .query && query.recordType == "Note" && query.subscriptionID == "query")
    #expect(query.querySubscriptionOptions.rawValue == 9 && query.zoneID == nil)
    let zone = CKRecordZoneSubscription(zoneID: .default, subscriptionID: "zone")
    #expect(zone.subscriptionType == .recordZone && zone.zoneID == .default)
    #expect(CKDatabaseSubscription(subscriptionID: "all").subscriptionType == .database)
    #expect(CKDatabaseSubscription().subscriptionID != CKDatabaseSubscription().subscriptionID)
  }

  @Test("A subscription is copied, and read from an archive, with what it tells")
  func coding() throws {
    let subscription = CKQuerySubscription(
      recordType: "Note", predicate: NSPredicate(format: "a == 1"), subscriptionID: "query")
    let info = CKSubscription.NotificationInfo(alertBody: "New", desiredKeys: ["a"], shouldBadge: true)
    subscription.notificationInfo = info
    subscription.zoneID = .default
    let copy = try #require(subscription.copy() as? CKQuerySubscription)
    info.alertBody = "Newer"
    #expect(copy.notificationInfo?.alertBody == "New" && copy == subscription && copy.zoneID == .default)
    let read = try #require(try Archive.copy(subscription))
    #expect(read.predicate == subscription.predicate && read.recordType == "Note" && read.zoneID == .default)
    #expect(read.notificationInfo?.alertBody == "Newer" && read.notificationInfo?.desiredKeys == ["a"])
    #expect(read.notificationInfo?.shouldBadge == true && read.notificationInfo?.shouldSendContentAvailable == false)
  }
}
