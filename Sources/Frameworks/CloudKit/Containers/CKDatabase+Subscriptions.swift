extension CKDatabase {
  public func subscription(
    for subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription { throw SignedOut.error }

  public func allSubscriptions() async throws -> [CKSubscription] { throw SignedOut.error }

  @discardableResult
  public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw SignedOut.error }

  public func fetch(
    withSubscriptionIDs subscriptionIDs: [CKSubscription.ID],
    completionHandler:
      @escaping @Sendable (Result<[CKSubscription.ID: Result<CKSubscription, any Error>], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func subscriptions(
    for ids: [CKSubscription.ID]
  ) async throws -> [CKSubscription.ID: Result<CKSubscription, any Error>] { throw SignedOut.error }

  public func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID],
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
            deleteResults: [CKSubscription.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) { throw SignedOut.error }
}
