import CryptoKit

/// See [CC_SHA512](https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA.3cc.html). It serves `CC_SHA384` as well, as on iOS.
public struct CC_SHA512_CTX {
  var hash = CryptoKit.SHA512()
  var small = CryptoKit.SHA384()

  public init() {}
}
