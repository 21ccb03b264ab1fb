/// See [CNMutableContact](https://developer.apple.com/documentation/contacts/cnmutablecontact).
open class CNMutableContact: CNContact {
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }

  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }

  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }

  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }

  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }

  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }

  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }

  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
}
