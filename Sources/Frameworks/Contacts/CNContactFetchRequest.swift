/// See [CNContactFetchRequest](https://developer.apple.com/documentation/contacts/cncontactfetchrequest).
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}
