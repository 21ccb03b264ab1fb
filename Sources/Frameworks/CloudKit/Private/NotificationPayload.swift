/// What the server of iCloud sends with a push notification.
struct NotificationPayload: @unchecked Sendable {
  /// The part that every push notification has.
  let push: [String: Any]
  /// The part that is CloudKit's.
  let cloud: [String: Any]
  /// What CloudKit says of the change.
  let body: [String: Any]
  let type: CKNotification.NotificationType

  /// Nil for a notification that is not CloudKit's.
  init?(_ dictionary: [AnyHashable: Any]) {
    guard let cloud = dictionary["ck"] as? [String: Any] else { return nil }
    self.cloud = cloud
    push = dictionary["aps"] as? [String: Any] ?? [:]
    let kinds: [(String, CKNotification.NotificationType)] = [
      ("qry", .query), ("fet", .recordZone), ("met", .database),
    ]
    for (key, type) in kinds {
      guard let body = cloud[key] as? [String: Any] else { continue }
      self.body = body
      self.type = type
      return
    }
    return nil
  }

  var alert: [String: Any] { push["alert"] as? [String: Any] ?? [:] }

  var scope: CKDatabase.Scope { integer("dbs").flatMap { CKDatabase.Scope(rawValue: $0) } ?? .private }

  var zoneID: CKRecordZone.ID? {
    (body["zid"] as? String).map {
      CKRecordZone.ID(zoneName: $0, ownerName: body["zoid"] as? String ?? CKCurrentUserDefaultName)
    }
  }

  var notification: CKNotification {
    switch type {
    case .query: CKQueryNotification(self)
    case .recordZone: CKRecordZoneNotification(self)
    case .database: CKDatabaseNotification(self)
    case .readNotification: CKNotification(self)
    }
  }

  func integer(_ key: String) -> Int? { body[key] as? Int ?? (body[key] as? NSNumber)?.intValue }

  // MARK: - Coding

  init?(coder: NSCoder) {
    guard let data = coder.object(NSData.self, "Payload"),
      let list = try? PropertyListSerialization.propertyList(from: data as Data, format: nil),
      let dictionary = list as? [String: Any]
    else { return nil }
    self.init(dictionary)
  }

  func encode(with coder: NSCoder) {
    let list: [String: Any] = ["aps": push, "ck": cloud]
    let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    coder.encode(object: data.map { $0 as NSData }, forKey: "Payload")
  }
}
