extension CKUserIdentity {
  /// See [CKUserIdentity.LookupInfo](https://developer.apple.com/documentation/cloudkit/ckuseridentity/lookupinfo-swift.class).
  open class LookupInfo: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var emailAddress: String?
    open private(set) var phoneNumber: String?
    open private(set) var userRecordID: CKRecord.ID?

    public init(emailAddress: String) {
      self.emailAddress = emailAddress
      super.init()
    }

    public init(phoneNumber: String) {
      self.phoneNumber = phoneNumber
      super.init()
    }

    public init(userRecordID: CKRecord.ID) {
      self.userRecordID = userRecordID
      super.init()
    }

    open class func lookupInfos(withEmails emails: [String]) -> [LookupInfo] {
      emails.map { LookupInfo(emailAddress: $0) }
    }

    open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [LookupInfo] {
      phoneNumbers.map { LookupInfo(phoneNumber: $0) }
    }

    open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [LookupInfo] {
      recordIDs.map { LookupInfo(userRecordID: $0) }
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      emailAddress = coder.text("EmailAddress")
      phoneNumber = coder.text("PhoneNumber")
      userRecordID = coder.object(CKRecord.ID.self, "UserRecordID")
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(text: emailAddress, forKey: "EmailAddress")
      coder.encode(text: phoneNumber, forKey: "PhoneNumber")
      coder.encode(object: userRecordID, forKey: "UserRecordID")
    }

    open override var classForKeyedArchiver: AnyClass? { CKUserIdentityLookupInfo.self }

    /// The object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? LookupInfo else { return false }
      return other.emailAddress == emailAddress && other.phoneNumber == phoneNumber
        && other.userRecordID == userRecordID
    }

    open override var hash: Int { (emailAddress ?? phoneNumber ?? userRecordID?.recordName ?? "").hashValue }
  }
}
