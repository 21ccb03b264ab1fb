import CryptoKit

/// See [CC_SHA256](https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA.3cc.html).
public struct CC_SHA256_CTX {
  var hash = CryptoKit.SHA256()

  public init() {}
}
