/// See [CNContact](https://developer.apple.com/documentation/contacts/cncontact).
open class CNContact: NSObject, NSCopying, NSMutableCopying {
  struct Values {
    var identifier = UUID().uuidString
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var organizationName = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var birthday: DateComponents?
    var imageData: Data?
  }

  var values = Values()

  public override init() { super.init() }

  init(values: Values) {
    self.values = values
    super.init()
  }

  open var identifier: String { values.identifier }

  open var givenName: String { values.givenName }

  open var middleName: String { values.middleName }

  open var familyName: String { values.familyName }

  open var organizationName: String { values.organizationName }

  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }

  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }

  open var birthday: DateComponents? { values.birthday }

  open var imageData: Data? { values.imageData }

  open var thumbnailImageData: Data? { values.imageData }

  open var imageDataAvailable: Bool { values.imageData != nil }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values: values) }
}
