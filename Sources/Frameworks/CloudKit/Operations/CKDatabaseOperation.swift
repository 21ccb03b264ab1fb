/// See [CKDatabaseOperation](https://developer.apple.com/documentation/cloudkit/ckdatabaseoperation).
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// Without one, the private database of the container is meant.
  open var database: CKDatabase?

  /// Whether the public database would do it without an account.
  var isReading: Bool { false }

  override var refusal: CKError { SignedOut.error(for: database?.databaseScope ?? .private, reading: isReading) }
}
