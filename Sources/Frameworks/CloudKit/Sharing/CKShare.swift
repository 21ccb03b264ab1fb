/// See [CKShare](https://developer.apple.com/documentation/cloudkit/ckshare).
///
/// Is never saved, and so has no URL.
open class CKShare: CKRecord, @unchecked Sendable {
  /// See [CKShare.SystemFieldKey](https://developer.apple.com/documentation/cloudkit/ckshare/systemfieldkey).
  public enum SystemFieldKey {
    public static let title: CKRecord.FieldKey = "cloudkit.title"
    public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    public static let shareType: CKRecord.FieldKey = "cloudkit.type"
  }

  open var publicPermission = ParticipantPermission.none
  open private(set) var owner: Participant
  private var guests: [Participant] = []
  open var url: URL? { nil }

  public convenience init(rootRecord: CKRecord) {
    let name = "Share-\(UUID().uuidString)"
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(recordName: name, zoneID: rootRecord.recordID.zoneID))
  }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    owner = Participant.owner()
    super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    rootRecord.share = CKRecord.Reference(recordID: shareID, action: .none)
  }

  public init(recordZoneID: CKRecordZone.ID) {
    owner = Participant.owner()
    super.init(
      recordType: CKRecord.SystemType.share,
      recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
  }

  private init(copying share: CKShare) {
    owner = share.owner
    super.init(recordType: share.recordType, recordID: share.recordID)
    guests = share.guests
    publicPermission = share.publicPermission
  }

  /// The owner first.
  open var participants: [Participant] { [owner] + guests }

  /// The owner: a share that was not received is one's own.
  open var currentUserParticipant: Participant? { owner }

  open func addParticipant(_ participant: Participant) {
    if !participants.contains(participant) { guests.append(participant) }
  }

  open func removeParticipant(_ participant: Participant) { guests.removeAll { $0 == participant } }

  public required init?(coder: NSCoder) {
    guard let owner = coder.object(Participant.self, "Owner") else { return nil }
    self.owner = owner
    super.init(coder: coder)
    guests = coder.objects(Participant.self, "Participants") ?? []
    publicPermission = ParticipantPermission(rawValue: coder.decodeInteger(forKey: "PublicPermission")) ?? .none
  }

  /// The participants belong to what the system knows of a share.
  open override func encodeSystemFields(with coder: NSCoder) {
    super.encodeSystemFields(with: coder)
    coder.encode(object: owner, forKey: "Owner")
    coder.encode(objects: guests, forKey: "Participants")
    coder.encode(publicPermission.rawValue, forKey: "PublicPermission")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKShare(copying: self)
    take(over: copy)
    return copy
  }
}
