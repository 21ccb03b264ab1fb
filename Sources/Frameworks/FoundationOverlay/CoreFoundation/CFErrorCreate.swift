import Foundation

// An error of Core Foundation is an `NSError`: these say the same of it under other names.

public typealias CFErrorDomain = CFString

/// See [CFErrorCreate](https://developer.apple.com/documentation/corefoundation/cferrorcreate(_:_:_:_:)).
public func CFErrorCreate(
  _ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
  CFError(domain: domain.map { String(describing: $0) } ?? "", code: code, userInfo: userInfo as? [String: Any])
}

/// See [CFErrorGetDomain](https://developer.apple.com/documentation/corefoundation/cferrorgetdomain(_:)).
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { NSString(string: err.domain) }

/// See [CFErrorGetCode](https://developer.apple.com/documentation/corefoundation/cferrorgetcode(_:)).
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// See [CFErrorCopyUserInfo](https://developer.apple.com/documentation/corefoundation/cferrorcopyuserinfo(_:)).
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { NSDictionary(dictionary: err.userInfo) }

/// See [CFErrorCopyDescription](https://developer.apple.com/documentation/corefoundation/cferrorcopydescription(_:)).
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }

/// See [CFErrorCopyFailureReason](https://developer.apple.com/documentation/corefoundation/cferrorcopyfailurereason(_:)).
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
  err.localizedFailureReason.map { NSString(string: $0) }
}

/// See [CFErrorCopyRecoverySuggestion](https://developer.apple.com/documentation/corefoundation/cferrorcopyrecoverysuggestion(_:)).
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! {
  err.localizedRecoverySuggestion.map { NSString(string: $0) }
}

nonisolated(unsafe) public let kCFErrorDomainPOSIX: CFErrorDomain! = "NSPOSIXErrorDomain"
nonisolated(unsafe) public let kCFErrorDomainOSStatus: CFErrorDomain! = "NSOSStatusErrorDomain"
nonisolated(unsafe) public let kCFErrorDomainMach: CFErrorDomain! = "NSMachErrorDomain"
nonisolated(unsafe) public let kCFErrorDomainCocoa: CFErrorDomain! = "NSCocoaErrorDomain"
nonisolated(unsafe) public let kCFErrorLocalizedDescriptionKey: CFString! = "NSLocalizedDescription"
nonisolated(unsafe) public let kCFErrorLocalizedFailureReasonKey: CFString! = "NSLocalizedFailureReason"
nonisolated(unsafe) public let kCFErrorLocalizedRecoverySuggestionKey: CFString! = "NSLocalizedRecoverySuggestion"
nonisolated(unsafe) public let kCFErrorUnderlyingErrorKey: CFString! = "NSUnderlyingError"
