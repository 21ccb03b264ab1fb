/// See [CKUserIdentity](https://developer.apple.com/documentation/cloudkit/ckuseridentity).
open class CKUserIdentity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open private(set) var userRecordID: CKRecord.ID?
  open private(set) var lookupInfo: LookupInfo?
  /// Nobody is known by name.
  open var nameComponents: PersonNameComponents? { nil }
  open private(set) var hasiCloudAccount = false
  open var contactIdentifiers: [String] { [] }

  init(userRecordID: CKRecord.ID?) {
    self.userRecordID = userRecordID
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    userRecordID = coder.object(CKRecord.ID.self, "UserRecordID")
    lookupInfo = coder.object(LookupInfo.self, "LookupInfo")
    hasiCloudAccount = coder.decodeBool(forKey: "HasICloudAccount")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(object: userRecordID, forKey: "UserRecordID")
    coder.encode(object: lookupInfo, forKey: "LookupInfo")
    coder.encode(hasiCloudAccount, forKey: "HasICloudAccount")
  }

  /// The object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
