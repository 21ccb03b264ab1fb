/// See [CKSharingParticipantPermissionOption](https://developer.apple.com/documentation/cloudkit/cksharingparticipantpermissionoption).
public struct CKSharingParticipantPermissionOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let readOnly = CKSharingParticipantPermissionOption(rawValue: 1 << 0)
  public static let readWrite = CKSharingParticipantPermissionOption(rawValue: 1 << 1)
  public static let any: CKSharingParticipantPermissionOption = [.readOnly, .readWrite]
}

/// See [CKSharingParticipantAccessOption](https://developer.apple.com/documentation/cloudkit/cksharingparticipantaccessoption).
public struct CKSharingParticipantAccessOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let anyoneWithLink = CKSharingParticipantAccessOption(rawValue: 1 << 0)
  public static let specifiedRecipientsOnly = CKSharingParticipantAccessOption(rawValue: 1 << 1)
  public static let any: CKSharingParticipantAccessOption = [.anyoneWithLink, .specifiedRecipientsOnly]
}

/// See [CKAllowedSharingOptions](https://developer.apple.com/documentation/cloudkit/ckallowedsharingoptions).
open class CKAllowedSharingOptions: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open var allowedParticipantPermissionOptions: CKSharingParticipantPermissionOption
  open var allowedParticipantAccessOptions: CKSharingParticipantAccessOption

  public init(
    allowedParticipantPermissionOptions: CKSharingParticipantPermissionOption,
    allowedParticipantAccessOptions: CKSharingParticipantAccessOption
  ) {
    self.allowedParticipantPermissionOptions = allowedParticipantPermissionOptions
    self.allowedParticipantAccessOptions = allowedParticipantAccessOptions
    super.init()
  }

  open class var standard: CKAllowedSharingOptions {
    CKAllowedSharingOptions(allowedParticipantPermissionOptions: .any, allowedParticipantAccessOptions: .any)
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    let number = { UInt(clamping: coder.decodeInteger(forKey: $0)) }
    allowedParticipantPermissionOptions = .init(rawValue: number("PermissionOptions"))
    allowedParticipantAccessOptions = .init(rawValue: number("AccessOptions"))
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Int(clamping: allowedParticipantPermissionOptions.rawValue), forKey: "PermissionOptions")
    coder.encode(Int(clamping: allowedParticipantAccessOptions.rawValue), forKey: "AccessOptions")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    CKAllowedSharingOptions(
      allowedParticipantPermissionOptions: allowedParticipantPermissionOptions,
      allowedParticipantAccessOptions: allowedParticipantAccessOptions)
  }
}
