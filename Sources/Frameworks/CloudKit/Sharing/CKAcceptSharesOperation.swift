/// See [CKAcceptSharesOperation](https://developer.apple.com/documentation/cloudkit/ckacceptsharesoperation).
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }

  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }

  override func fail(with error: CKError) {
    for metadata in shareMetadatas ?? [] {
      perShareCompletionBlock?(metadata, nil, error)
      perShareResultBlock?(metadata, .failure(error))
    }
    acceptSharesCompletionBlock?(error)
    acceptSharesResultBlock?(.failure(error))
  }
}
