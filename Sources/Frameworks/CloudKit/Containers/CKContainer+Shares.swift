extension CKContainer {
  public func fetchShareMetadata(
    with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func fetchShareMetadata(with url: URL) async throws -> CKShare.Metadata { throw SignedOut.error }

  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw SignedOut.error }

  public func fetchShareMetadatas(
    for urls: [URL],
    completionHandler: @escaping @Sendable (Result<[URL: Result<CKShare.Metadata, any Error>], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func shareMetadatas(
    for urls: [URL]
  ) async throws -> [URL: Result<CKShare.Metadata, any Error>] { throw SignedOut.error }

  public func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) {
    SignedOut.answer(completionHandler, with: nil, SignedOut.error)
  }

  @discardableResult
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw SignedOut.error }

  public func accept(
    _ metadatas: [CKShare.Metadata],
    completionHandler: @escaping @Sendable (Result<[CKShare.Metadata: Result<CKShare, any Error>], any Error>) -> Void
  ) {
    SignedOut.answer(completionHandler, with: .failure(SignedOut.error))
  }

  public func accept(
    _ metadatas: [CKShare.Metadata]
  ) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] { throw SignedOut.error }
}
