/// See [CKFetchShareParticipantsOperation](https://developer.apple.com/documentation/cloudkit/ckfetchshareparticipantsoperation).
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
  /// Is not called: nobody is found.
  open var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
  open var perShareParticipantResultBlock:
    ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
  open var fetchShareParticipantsCompletionBlock: (((any Error)?) -> Void)?
  open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
    self.init()
    self.userIdentityLookupInfos = userIdentityLookupInfos
  }

  override func fail(with error: CKError) {
    for info in userIdentityLookupInfos ?? [] { perShareParticipantResultBlock?(info, .failure(error)) }
    fetchShareParticipantsCompletionBlock?(error)
    fetchShareParticipantsResultBlock?(.failure(error))
  }
}
