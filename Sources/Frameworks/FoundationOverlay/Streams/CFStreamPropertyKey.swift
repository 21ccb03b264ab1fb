import Foundation

/// [CFStreamPropertyKey](https://developer.apple.com/documentation/corefoundation/cfstreampropertykey)
public struct CFStreamPropertyKey: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The name that streams of Foundation know it by.
  var inFoundation: Stream.PropertyKey { Stream.PropertyKey(rawValue as String) }
}

nonisolated(unsafe) public let kCFStreamPropertySocketSecurityLevel: CFString! = "kCFStreamPropertySocketSecurityLevel"
nonisolated(unsafe) public let kCFStreamPropertySSLContext: CFString! = "kCFStreamPropertySSLContext"
nonisolated(unsafe) public let kCFStreamPropertySSLSettings: CFString! = "kCFStreamPropertySSLSettings"
nonisolated(unsafe) public let kCFStreamSocketSecurityLevelNone: CFString! = "kCFStreamSocketSecurityLevelNone"
nonisolated(unsafe) public let kCFStreamSocketSecurityLevelNegotiatedSSL: CFString! =
  "kCFStreamSocketSecurityLevelNegotiatedSSL"
nonisolated(unsafe) public let kCFStreamSSLValidatesCertificateChain: CFString! =
  "kCFStreamSSLValidatesCertificateChain"
nonisolated(unsafe) public let kCFStreamPropertyShouldCloseNativeSocket: CFString! =
  "kCFStreamPropertyShouldCloseNativeSocket"

// Written `key as Stream.PropertyKey`, which on iOS turns a string into a key.

/// A key of Foundation's, not a string.
public let kCFStreamPropertySSLPeerTrust = Stream.PropertyKey("kCFStreamPropertySSLPeerTrust")
/// A key of Foundation's, not a string.
public let kCFStreamSSLPeerName = Stream.PropertyKey("kCFStreamSSLPeerName")

/// [CFReadStreamSetProperty(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfreadstreamsetproperty(_:_:_:))
@discardableResult
public func CFReadStreamSetProperty(
  _ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool {
  stream?.setProperty(propertyValue, forKey: propertyName.inFoundation) ?? false
}

/// [CFWriteStreamSetProperty(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfwritestreamsetproperty(_:_:_:))
@discardableResult
public func CFWriteStreamSetProperty(
  _ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ propertyValue: CFTypeRef!
) -> Bool {
  stream?.setProperty(propertyValue, forKey: propertyName.inFoundation) ?? false
}

/// [CFReadStreamCopyProperty(_:_:)](https://developer.apple.com/documentation/corefoundation/cfreadstreamcopyproperty(_:_:))
public func CFReadStreamCopyProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! {
  stream?.property(forKey: propertyName.inFoundation)
}

/// [CFWriteStreamCopyProperty(_:_:)](https://developer.apple.com/documentation/corefoundation/cfwritestreamcopyproperty(_:_:))
public func CFWriteStreamCopyProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!) -> CFTypeRef! {
  stream?.property(forKey: propertyName.inFoundation)
}
