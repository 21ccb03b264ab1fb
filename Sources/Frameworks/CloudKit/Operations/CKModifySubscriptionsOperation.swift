/// See [CKModifySubscriptionsOperation](https://developer.apple.com/documentation/cloudkit/ckmodifysubscriptionsoperation).
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var perSubscriptionSaveBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func fail(with error: CKError) {
    for subscription in subscriptionsToSave ?? [] {
      perSubscriptionSaveBlock?(subscription.subscriptionID, .failure(error))
    }
    for identifier in subscriptionIDsToDelete ?? [] { perSubscriptionDeleteBlock?(identifier, .failure(error)) }
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}
