import CryptoKit
import Foundation

/// See [CCHmac](https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CCHmac.3cc.html).
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// See [CCHmac](https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CCHmac.3cc.html). Stops at an algorithm that it does not know.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let message = data.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: dataLength)) } ?? []
  let secret = SymmetricKey(data: key.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: keyLength)) } ?? [])
  func write<H: HashFunction>(_ hash: H.Type) {
    let code = HMAC<H>.authenticationCode(for: message, using: secret)
    for (index, byte) in code.enumerated() { macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(Insecure.SHA1.self)
  case kCCHmacAlgMD5: write(Insecure.MD5.self)
  case kCCHmacAlgSHA256: write(SHA256.self)
  case kCCHmacAlgSHA384: write(SHA384.self)
  case kCCHmacAlgSHA512: write(SHA512.self)
  default: fatalError("CCHmac(_:_:_:_:_:_:) does not know the algorithm \(algorithm)")
  }
}
