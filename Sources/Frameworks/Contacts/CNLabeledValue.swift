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
