/// See [WKDownloadDelegate](https://developer.apple.com/documentation/webkit/wkdownloaddelegate).
///
/// Nothing is called: nothing is downloaded. One of the two ways to decide on the destination suffices.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  @preconcurrency func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  @preconcurrency func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)
  @preconcurrency func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
  @preconcurrency func download(
    _ download: WKDownload,
    decidePlaceholderPolicy completionHandler:
      @escaping @MainActor @Sendable (WKDownload.PlaceholderPolicy, URL?) -> Void)
  @preconcurrency func download(
    _ download: WKDownload, didReceivePlaceholderURL url: URL,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  func download(_ download: WKDownload, didReceiveFinalURL url: URL)
}

extension WKDownloadDelegate {
  @preconcurrency public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    Task {
      completionHandler(
        await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }

  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }

  @preconcurrency public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }

  @preconcurrency public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }

  public func downloadDidFinish(_ download: WKDownload) {}

  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}

  @preconcurrency public func download(
    _ download: WKDownload,
    decidePlaceholderPolicy completionHandler:
      @escaping @MainActor @Sendable (WKDownload.PlaceholderPolicy, URL?) -> Void
  ) { completionHandler(.disable, nil) }

  @preconcurrency public func download(
    _ download: WKDownload, didReceivePlaceholderURL url: URL,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }

  public func download(_ download: WKDownload, didReceiveFinalURL url: URL) {}
}
