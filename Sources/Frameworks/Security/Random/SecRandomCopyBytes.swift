/// See [SecRandomCopyBytes(_:_:_:)](https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)).
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
