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

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// See [CNLabeledValue](https://developer.apple.com/documentation/contacts/cnlabeledvalue).
open class CNLabeledValue<ValueType>: NSObject {
  open private(set) var identifier = UUID().uuidString
  open private(set) var label: String?
  open private(set) var value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
    super.init()
  }
}
