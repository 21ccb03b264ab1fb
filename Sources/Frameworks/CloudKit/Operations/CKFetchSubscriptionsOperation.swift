/// See [CKFetchSubscriptionsOperation](https://developer.apple.com/documentation/cloudkit/ckfetchsubscriptionsoperation).
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionIDs: [CKSubscription.ID]?
  open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
  open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  public required override init() { super.init() }

  public convenience init(subscriptionIDs: [CKSubscription.ID]) {
    self.init()
    self.subscriptionIDs = subscriptionIDs
  }

  open class func fetchAllSubscriptionsOperation() -> Self { self.init() }

  override func fail(with error: CKError) {
    for identifier in subscriptionIDs ?? [] { perSubscriptionResultBlock?(identifier, .failure(error)) }
    fetchSubscriptionCompletionBlock?(nil, error)
    fetchSubscriptionsResultBlock?(.failure(error))
  }
}
