/// See [CKFetchShareMetadataOperation](https://developer.apple.com/documentation/cloudkit/ckfetchsharemetadataoperation).
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  open var shareURLs: [URL]?
  open var shouldFetchRootRecord = false
  open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
  open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
  open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
  open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(shareURLs: [URL]) {
    self.init()
    self.shareURLs = shareURLs
  }

  override func fail(with error: CKError) {
    for url in shareURLs ?? [] {
      perShareMetadataBlock?(url, nil, error)
      perShareMetadataResultBlock?(url, .failure(error))
    }
    fetchShareMetadataCompletionBlock?(error)
    fetchShareMetadataResultBlock?(.failure(error))
  }
}
