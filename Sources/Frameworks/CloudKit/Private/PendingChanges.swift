/// What a sync engine has to send.
struct PendingChanges: Sendable {
  var records: [CKSyncEngine.PendingRecordZoneChange] = []
  var zones: [CKSyncEngine.PendingDatabaseChange] = []
  var hasUntracked = false

  /// What is pending already keeps its place; what undoes it takes its place at the end.
  mutating func add(_ change: CKSyncEngine.PendingRecordZoneChange) {
    if records.contains(change) { return }
    records.removeAll { $0.recordID == change.recordID }
    records.append(change)
  }

  mutating func add(_ change: CKSyncEngine.PendingDatabaseChange) {
    if zones.contains(change) { return }
    zones.removeAll { $0.zoneID == change.zoneID }
    zones.append(change)
  }
}

extension PendingChanges: Codable {
  private enum CodingKeys: String, CodingKey { case records, zones, hasUntracked }

  /// A change of a record, or of a zone if it has no record's name.
  private struct Entry: Codable {
    var isSave: Bool
    var recordName: String?
    var zoneName: String
    var ownerName: String

    init(isSave: Bool, recordName: String? = nil, zoneID: CKRecordZone.ID) {
      self.isSave = isSave
      self.recordName = recordName
      zoneName = zoneID.zoneName
      ownerName = zoneID.ownerName
    }

    var zoneID: CKRecordZone.ID { CKRecordZone.ID(zoneName: zoneName, ownerName: ownerName) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    records = try container.decode([Entry].self, forKey: .records).compactMap { entry in
      guard let name = entry.recordName else { return nil }
      let recordID = CKRecord.ID(recordName: name, zoneID: entry.zoneID)
      return entry.isSave ? .saveRecord(recordID) : .deleteRecord(recordID)
    }
    zones = try container.decode([Entry].self, forKey: .zones).map { entry in
      entry.isSave ? .saveZone(CKRecordZone(zoneID: entry.zoneID)) : .deleteZone(entry.zoneID)
    }
    hasUntracked = try container.decode(Bool.self, forKey: .hasUntracked)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let records = records.map { change -> Entry in
      let recordID = change.recordID
      return Entry(isSave: change == .saveRecord(recordID), recordName: recordID.recordName, zoneID: recordID.zoneID)
    }
    let zones = zones.map { Entry(isSave: $0 != .deleteZone($0.zoneID), zoneID: $0.zoneID) }
    try container.encode(records, forKey: .records)
    try container.encode(zones, forKey: .zones)
    try container.encode(hasUntracked, forKey: .hasUntracked)
  }
}
