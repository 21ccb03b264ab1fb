extension CKContainer {
  public func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func fetchShareParticipant(
    withEmailAddress emailAddress: String
  ) async throws -> CKShare.Participant { throw SignedOut.error }

  public func shareParticipant(
    forEmailAddress emailAddress: String
  ) async throws -> CKShare.Participant { throw SignedOut.error }

  public func fetchShareParticipant(
    withPhoneNumber phoneNumber: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func fetchShareParticipant(
    withPhoneNumber phoneNumber: String
  ) async throws -> CKShare.Participant { throw SignedOut.error }

  public func shareParticipant(
    forPhoneNumber phoneNumber: String
  ) async throws -> CKShare.Participant { throw SignedOut.error }

  public func fetchShareParticipant(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func fetchShareParticipant(
    withUserRecordID userRecordID: CKRecord.ID
  ) async throws -> CKShare.Participant { throw SignedOut.error }

  public func shareParticipant(
    forUserRecordID userRecordID: CKRecord.ID
  ) async throws -> CKShare.Participant { throw SignedOut.error }

  public func fetchShareParticipants(
    forEmailAddresses emails: [String],
    completionHandler: @escaping @Sendable (Result<[String: Result<CKShare.Participant, any Error>], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func shareParticipants(
    forEmailAddresses emails: [String]
  ) async throws -> [String: Result<CKShare.Participant, any Error>] { throw SignedOut.error }

  public func fetchShareParticipants(
    forPhoneNumbers phoneNumbers: [String],
    completionHandler: @escaping @Sendable (Result<[String: Result<CKShare.Participant, any Error>], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func shareParticipants(
    forPhoneNumbers phoneNumbers: [String]
  ) async throws -> [String: Result<CKShare.Participant, any Error>] { throw SignedOut.error }

  public func fetchShareParticipants(
    forUserRecordIDs userRecordIDs: [CKRecord.ID],
    completionHandler:
      @escaping @Sendable (Result<[CKRecord.ID: Result<CKShare.Participant, any Error>], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func shareParticipants(
    forUserRecordIDs userRecordIDs: [CKRecord.ID]
  ) async throws -> [CKRecord.ID: Result<CKShare.Participant, any Error>] { throw SignedOut.error }
}
