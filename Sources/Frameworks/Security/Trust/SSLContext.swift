import Foundation
@_spi(Windfall) import FoundationOverlay

/// [SSLContext](https://developer.apple.com/documentation/security/sslcontext)
///
/// No stream gives one.
public final class SSLContext {}

/// [SSLGetPeerDomainNameLength(_:_:)](https://developer.apple.com/documentation/security/sslgetpeerdomainnamelength(_:_:))
@discardableResult
public func SSLGetPeerDomainNameLength(_ context: SSLContext, _ peerNameLen: UnsafeMutablePointer<Int>) -> OSStatus {
  windfallUnimplemented("SSLGetPeerDomainNameLength(_:_:)")
  return errSecUnimplemented
}

/// [SSLGetPeerDomainName(_:_:_:)](https://developer.apple.com/documentation/security/sslgetpeerdomainname(_:_:_:))
@discardableResult
public func SSLGetPeerDomainName(
  _ context: SSLContext, _ peerName: UnsafeMutablePointer<CChar>?, _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  windfallUnimplemented("SSLGetPeerDomainName(_:_:_:)")
  return errSecUnimplemented
}
