public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecHostNameMismatch: OSStatus = -67602
public let errSecVerifyFailed: OSStatus = -67808
public let errSecCertificateExpired: OSStatus = -67818
public let errSecCertificateNotValidYet: OSStatus = -67819
public let errSecCertificateRevoked: OSStatus = -67820
public let errSecNotTrusted: OSStatus = -67843

/// See [SecCopyErrorMessageString(_:_:)](https://developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)).
///
/// The words are Windfall's.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let messages: [OSStatus: String] = [
    errSecSuccess: "No error.", errSecParam: "A parameter is not valid.",
    errSecDuplicateItem: "The keychain has such an item already.",
    errSecItemNotFound: "The keychain has no such item.", errSecAuthFailed: "The name or the password is wrong.",
  ]
  return NSString(string: messages[status] ?? "OSStatus \(status)")
}
