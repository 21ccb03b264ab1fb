/// Stands between a protocol of FoundationNetworking's own and its client, and lets a task end once.
///
/// Who cancels a task while its end is told would be told another end, and the second one stops the process. Protocols of
/// a session call it on the queue of that session, and nowhere else.
final class SingleEndClient: NSObject, URLProtocolClient, @unchecked Sendable {
  private let client: any URLProtocolClient
  private var hasEnded = false

  init(_ client: any URLProtocolClient) {
    self.client = client
  }

  private func end(_ event: () -> Void) {
    guard !hasEnded else { return }
    hasEnded = true
    event()
  }

  func urlProtocolDidFinishLoading(_ owner: URLProtocol) {
    end { client.urlProtocolDidFinishLoading(owner) }
  }

  func urlProtocol(_ owner: URLProtocol, didFailWithError error: any Error) {
    end { client.urlProtocol(owner, didFailWithError: error) }
  }

  // MARK: - What is passed on

  func urlProtocol(
    _ owner: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    client.urlProtocol(owner, didReceive: response, cacheStoragePolicy: policy)
  }

  func urlProtocol(_ owner: URLProtocol, didLoad data: Data) {
    client.urlProtocol(owner, didLoad: data)
  }

  func urlProtocol(_ owner: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
    client.urlProtocol(owner, wasRedirectedTo: request, redirectResponse: redirectResponse)
  }

  func urlProtocol(_ owner: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
    client.urlProtocol(owner, cachedResponseIsValid: cachedResponse)
  }

  func urlProtocol(_ owner: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    client.urlProtocol(owner, didReceive: challenge)
  }

  func urlProtocol(_ owner: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    client.urlProtocol(owner, didCancel: challenge)
  }
}
