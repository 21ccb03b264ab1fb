/// See [CKDiscoverAllUserIdentitiesOperation](https://developer.apple.com/documentation/cloudkit/ckdiscoveralluseridentitiesoperation).
open class CKDiscoverAllUserIdentitiesOperation: CKOperation, @unchecked Sendable {
  /// Is not called: nobody is found.
  open var userIdentityDiscoveredBlock: ((CKUserIdentity) -> Void)?
  open var discoverAllUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
  open var discoverAllUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  override func fail(with error: CKError) {
    discoverAllUserIdentitiesCompletionBlock?(error)
    discoverAllUserIdentitiesResultBlock?(.failure(error))
  }
}
