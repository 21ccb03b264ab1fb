/// See [CNPhoneNumber](https://developer.apple.com/documentation/contacts/cnphonenumber).
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  open private(set) var stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  /// Numbers are the same by their text.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }

  open override var hash: Int { stringValue.hashValue }
}
