extension CKShare {
  /// See [CKShare.Metadata](https://developer.apple.com/documentation/cloudkit/ckshare/metadata).
  ///
  /// Comes from the service only, and so from an archive only here.
  open class Metadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var containerIdentifier: String
    open private(set) var share: CKShare
    open private(set) var hierarchicalRootRecordID: CKRecord.ID?
    open private(set) var rootRecord: CKRecord?
    open private(set) var participantRole: ParticipantRole
    open private(set) var participantStatus: ParticipantAcceptanceStatus
    open private(set) var participantPermission: ParticipantPermission
    open private(set) var ownerIdentity: CKUserIdentity

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      guard let identifier = coder.text("ContainerIdentifier"), let share = coder.object(CKShare.self, "Share"),
        let owner = coder.object(CKUserIdentity.self, "OwnerIdentity")
      else { return nil }
      containerIdentifier = identifier
      self.share = share
      ownerIdentity = owner
      hierarchicalRootRecordID = coder.object(CKRecord.ID.self, "RootRecordID")
      rootRecord = coder.object(CKRecord.self, "RootRecord")
      participantRole = ParticipantRole(rawValue: coder.decodeInteger(forKey: "ParticipantRole")) ?? .unknown
      participantStatus =
        ParticipantAcceptanceStatus(rawValue: coder.decodeInteger(forKey: "ParticipantStatus")) ?? .unknown
      participantPermission =
        ParticipantPermission(rawValue: coder.decodeInteger(forKey: "ParticipantPermission")) ?? .unknown
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(text: containerIdentifier, forKey: "ContainerIdentifier")
      coder.encode(object: share, forKey: "Share")
      coder.encode(object: ownerIdentity, forKey: "OwnerIdentity")
      coder.encode(object: hierarchicalRootRecordID, forKey: "RootRecordID")
      coder.encode(object: rootRecord, forKey: "RootRecord")
      coder.encode(participantRole.rawValue, forKey: "ParticipantRole")
      coder.encode(participantStatus.rawValue, forKey: "ParticipantStatus")
      coder.encode(participantPermission.rawValue, forKey: "ParticipantPermission")
    }

    open override var classForKeyedArchiver: AnyClass? { CKShareMetadata.self }

    /// The object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
