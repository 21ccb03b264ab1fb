/// See [CKContainer](https://developer.apple.com/documentation/cloudkit/ckcontainer).
///
/// As on a simulator where nobody is signed in to iCloud. The default container is named after the app's bundle.
open class CKContainer: NSObject, @unchecked Sendable {
  /// See [CKContainer.ApplicationPermissions](https://developer.apple.com/documentation/cloudkit/ckcontainer/applicationpermissions).
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userDiscoverability = ApplicationPermissions(rawValue: 1 << 0)
  }

  /// See [CKContainer.ApplicationPermissionStatus](https://developer.apple.com/documentation/cloudkit/ckcontainer/applicationpermissionstatus).
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState
    case couldNotComplete
    case denied
    case granted
  }

  public typealias ApplicationPermissionBlock = @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void

  private static let shared = CKContainer(containerIdentifier: Bundle.main.bundleIdentifier.map { "iCloud.\($0)" })

  open private(set) var containerIdentifier: String?
  open private(set) var privateCloudDatabase = CKDatabase(.private)
  open private(set) var publicCloudDatabase = CKDatabase(.public)
  open private(set) var sharedCloudDatabase = CKDatabase(.shared)

  private init(containerIdentifier: String?) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  public convenience init(identifier containerIdentifier: String) {
    self.init(containerIdentifier: containerIdentifier)
  }

  open class func `default`() -> CKContainer { shared }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .private: privateCloudDatabase
    case .public: publicCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func add(_ operation: CKOperation) { CKOperation.queue.addOperation(operation) }

  // MARK: - Account

  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    SignedOut.answer(completionHandler, with: CKAccountStatus.noAccount, nil)
  }

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  open func userRecordID() async throws -> CKRecord.ID { throw SignedOut.error }

  @discardableResult
  open func fetchUserRecordID() async throws -> CKRecord.ID { throw SignedOut.error }

  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping ApplicationPermissionBlock
  ) {
    SignedOut.answer(completionHandler, with: ApplicationPermissionStatus.couldNotComplete, SignedOut.error)
  }

  @discardableResult
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw SignedOut.error }

  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions, completionHandler: @escaping ApplicationPermissionBlock
  ) {
    SignedOut.answer(completionHandler, with: ApplicationPermissionStatus.couldNotComplete, SignedOut.error)
  }

  @discardableResult
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw SignedOut.error }
}

extension NSNotification.Name {
  /// See [CKAccountChanged](https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/ckaccountchanged).
  ///
  /// Is not posted: nobody signs in.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
