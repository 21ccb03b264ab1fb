extension CKContainer {
  public func discoverAllIdentities(completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func discoverAllIdentities() async throws -> [CKUserIdentity] { throw SignedOut.error }

  public func discoverUserIdentity(
    withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func discoverUserIdentity(
    withEmailAddress email: String
  ) async throws -> CKUserIdentity { throw SignedOut.error }

  public func discoverUserIdentity(
    withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func discoverUserIdentity(
    withPhoneNumber phoneNumber: String
  ) async throws -> CKUserIdentity { throw SignedOut.error }

  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID
  ) async throws -> CKUserIdentity { throw SignedOut.error }

  public func discoverUserIdentities(
    forEmailAddresses emails: [String],
    completionHandler: @escaping @Sendable (Result<[String: CKUserIdentity], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func userIdentities(
    forEmailAddresses emails: [String]
  ) async throws -> [String: CKUserIdentity] { throw SignedOut.error }

  public func discoverUserIdentities(
    forPhoneNumbers phoneNumbers: [String],
    completionHandler: @escaping @Sendable (Result<[String: CKUserIdentity], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func userIdentities(
    forPhoneNumbers phoneNumbers: [String]
  ) async throws -> [String: CKUserIdentity] { throw SignedOut.error }

  public func discoverUserIdentities(
    forUserRecordIDs userRecordIDs: [CKRecord.ID],
    completionHandler: @escaping @Sendable (Result<[CKRecord.ID: CKUserIdentity], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func userIdentities(
    forUserRecordIDs userRecordIDs: [CKRecord.ID]
  ) async throws -> [CKRecord.ID: CKUserIdentity] { throw SignedOut.error }
}
