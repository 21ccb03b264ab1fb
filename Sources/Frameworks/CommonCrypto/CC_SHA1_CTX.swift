import CryptoKit

/// See [CC_SHA1](https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA.3cc.html).
public struct CC_SHA1_CTX {
  var hash = Insecure.SHA1()

  public init() {}
}
