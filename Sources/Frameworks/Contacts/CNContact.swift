@_spi(Windfall) import FoundationOverlay

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

/// See [CNContactSortOrder](https://developer.apple.com/documentation/contacts/cncontactsortorder).
public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

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

/// See [CNContactStore](https://developer.apple.com/documentation/contacts/cncontactstore).
///
/// Nobody is asked: access is denied, unless `WINDFALL_GRANT` names `contacts`; then there are no contacts.
open class CNContactStore: NSObject, @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var status = CNAuthorizationStatus.notDetermined

  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    lock.withLock { status }
  }

  @preconcurrency open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = Self.decide()
    Callback { completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied)) }.callInBackground()
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    guard Self.decide() else { throw CNError(.authorizationDenied) }
    return true
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { try check() }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try check()
    return []
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    try check()
    throw CNError(.recordDoesNotExist)
  }

  private func check() throws {
    if Self.authorizationStatus(for: .contacts) != .authorized { throw CNError(.authorizationDenied) }
  }

  private static func decide() -> Bool {
    lock.withLock {
      if status == .notDetermined { status = Permission.contacts.isGranted ? .authorized : .denied }
      return status == .authorized
    }
  }
}
