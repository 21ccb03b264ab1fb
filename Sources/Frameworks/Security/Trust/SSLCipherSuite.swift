/// See [SSLCipherSuite](https://developer.apple.com/documentation/security/sslciphersuite).
public typealias SSLCipherSuite = UInt16
