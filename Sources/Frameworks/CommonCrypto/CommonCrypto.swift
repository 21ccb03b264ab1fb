import CryptoKit

/// See [Common Crypto](https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/Common%20Crypto.3cc.html).
public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64
