@_spi(Windfall) import FoundationOverlay
import FoundationNetworking

/// See [LPMetadataProvider](https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider).
///
/// Pages are not fetched: every fetch fails as it does without a network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  private let lock = NSLock()
  private var isCancelled = false

  public override init() { super.init() }

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let provider = self
    Callback { completionHandler(nil, provider.error(for: URL)) }.callInBackground()
  }

  open func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let provider = self
    let url = request.url
    Callback { completionHandler(nil, provider.error(for: url)) }.callInBackground()
  }

  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw error(for: URL) }

  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    throw error(for: request.url)
  }

  open func cancel() { lock.withLock { isCancelled = true } }

  private func error(for url: URL?) -> LPError {
    if lock.withLock({ isCancelled }) { return LPError(.metadataFetchCancelled) }
    let cause = URLError(.notConnectedToInternet, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
    return LPError(.metadataFetchFailed, userInfo: [NSUnderlyingErrorKey: cause])
  }
}
