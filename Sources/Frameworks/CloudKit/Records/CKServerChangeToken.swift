/// See [CKServerChangeToken](https://developer.apple.com/documentation/cloudkit/ckserverchangetoken).
open class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let data: Data

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    data = coder.object(NSData.self, "ChangeTokenData").map { $0 as Data } ?? Data()
    super.init()
  }

  open func encode(with coder: NSCoder) { coder.encode(data as NSData, forKey: "ChangeTokenData") }

  /// The object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CKServerChangeToken)?.data == data }

  open override var hash: Int { data.hashValue }

  open override var description: String { "<CKServerChangeToken: data=\(data.base64EncodedString())>" }
}
