/// See [CKDiscoverUserIdentitiesOperation](https://developer.apple.com/documentation/cloudkit/ckdiscoveruseridentitiesoperation).
open class CKDiscoverUserIdentitiesOperation: CKOperation, @unchecked Sendable {
  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo] = []
  /// Is not called: nobody is found.
  open var userIdentityDiscoveredBlock: ((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
  open var discoverUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
  open var discoverUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
    self.init()
    self.userIdentityLookupInfos = userIdentityLookupInfos
  }

  override func fail(with error: CKError) {
    discoverUserIdentitiesCompletionBlock?(error)
    discoverUserIdentitiesResultBlock?(.failure(error))
  }
}
