@_spi(Windfall) import FoundationOverlay

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
