import CryptoKit

/// See [CC_MD5](https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_MD5.3cc.html).
public struct CC_MD5_CTX {
  var hash = Insecure.MD5()

  public init() {}
}
