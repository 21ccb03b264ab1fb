extension CKShare {
  /// See [ParticipantAcceptanceStatus](https://developer.apple.com/documentation/cloudkit/ckshare/participantacceptancestatus).
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown
    case pending
    case accepted
    case removed
  }

  /// See [ParticipantPermission](https://developer.apple.com/documentation/cloudkit/ckshare/participantpermission).
  public enum ParticipantPermission: Int, Sendable {
    case unknown
    case none
    case readOnly
    case readWrite
  }

  /// See [ParticipantRole](https://developer.apple.com/documentation/cloudkit/ckshare/participantrole).
  public enum ParticipantRole: Int, Sendable {
    case unknown
    case owner
    case privateUser = 3
    case publicUser
  }

  /// See [CKShare.Participant](https://developer.apple.com/documentation/cloudkit/ckshare/participant).
  open class Participant: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public typealias ID = String
    public typealias AcceptanceStatus = ParticipantAcceptanceStatus
    public typealias Permission = ParticipantPermission
    public typealias Role = ParticipantRole

    open private(set) var participantID: ID
    open private(set) var userIdentity: CKUserIdentity
    open private(set) var acceptanceStatus: ParticipantAcceptanceStatus
    open var role: ParticipantRole
    open var permission: ParticipantPermission

    private init(
      participantID: ID, userIdentity: CKUserIdentity, acceptanceStatus: ParticipantAcceptanceStatus,
      role: ParticipantRole, permission: ParticipantPermission
    ) {
      self.participantID = participantID
      self.userIdentity = userIdentity
      self.acceptanceStatus = acceptanceStatus
      self.role = role
      self.permission = permission
      super.init()
    }

    /// Whoever makes a share.
    static func owner() -> Participant {
      let user = CKUserIdentity(userRecordID: CKRecord.ID(recordName: CKCurrentUserDefaultName))
      return Participant(
        participantID: UUID().uuidString, userIdentity: user, acceptanceStatus: .accepted, role: .owner,
        permission: .readWrite)
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      guard let identifier = coder.text("ParticipantID"), let user = coder.object(CKUserIdentity.self, "UserIdentity")
      else { return nil }
      participantID = identifier
      userIdentity = user
      acceptanceStatus =
        ParticipantAcceptanceStatus(rawValue: coder.decodeInteger(forKey: "AcceptanceStatus")) ?? .unknown
      role = ParticipantRole(rawValue: coder.decodeInteger(forKey: "Role")) ?? .unknown
      permission = ParticipantPermission(rawValue: coder.decodeInteger(forKey: "Permission")) ?? .unknown
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(text: participantID, forKey: "ParticipantID")
      coder.encode(object: userIdentity, forKey: "UserIdentity")
      coder.encode(acceptanceStatus.rawValue, forKey: "AcceptanceStatus")
      coder.encode(role.rawValue, forKey: "Role")
      coder.encode(permission.rawValue, forKey: "Permission")
    }

    open override var classForKeyedArchiver: AnyClass? { CKShareParticipant.self }

    open func copy(with zone: NSZone? = nil) -> Any {
      Participant(
        participantID: participantID, userIdentity: userIdentity, acceptanceStatus: acceptanceStatus, role: role,
        permission: permission)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Participant)?.participantID == participantID }

    open override var hash: Int { participantID.hashValue }
  }
}
