import Foundation

/// See [CNContactsUserDefaults](https://developer.apple.com/documentation/contacts/cncontactsuserdefaults).
///
/// The country is that of the current locale. Nobody has chosen an order: it is that of a new iPhone.
open class CNContactsUserDefaults: NSObject {
  public required override init() { super.init() }

  open class func shared() -> Self { Self() }

  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "" }

  open var sortOrder: CNContactSortOrder { .familyName }
}
