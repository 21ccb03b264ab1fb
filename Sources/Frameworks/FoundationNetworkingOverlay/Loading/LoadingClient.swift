/// Stands between a protocol of the app or of its tests and FoundationNetworking's own client, and does what that leaves
/// out.
///
/// It keeps only the last part of what a protocol loads, has no file for a download, answers `await` with a response
/// that it may not have, and stops the process at a redirect.
final class LoadingClient: NSObject, URLProtocolClient, @unchecked Sendable {
  private let client: any URLProtocolClient
  private let lock = NSLock()
  private var body = Data()
  private var hasResponse = false
  private var redirect: Redirect?

  init(_ client: any URLProtocolClient) {
    self.client = client
  }

  // MARK: - What is loaded

  func urlProtocol(
    _ owner: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    guard lock.withLock({ redirect == nil }) else { return }
    lock.withLock { hasResponse = true }
    client.urlProtocol(owner, didReceive: response, cacheStoragePolicy: policy)
  }

  func urlProtocol(_ owner: URLProtocol, didLoad data: Data) {
    guard lock.withLock({ redirect == nil }) else { return }
    respondIfNeeded(owner)
    lock.withLock { body += data }
    // FoundationNetworking takes every task with such a delegate for a data task here.
    if !(owner.task is URLSessionDownloadTask) { client.urlProtocol(owner, didLoad: data) }
  }

  func urlProtocolDidFinishLoading(_ owner: URLProtocol) {
    guard lock.withLock({ redirect == nil }) else { return }
    respondIfNeeded(owner)
    let body = lock.withLock { self.body }
    guard hand(body, to: owner) else {
      client.urlProtocol(owner, didFailWithError: URLError(.cannotCreateFile))
      return
    }
    client.urlProtocolDidFinishLoading(owner)
  }

  func urlProtocol(_ owner: URLProtocol, didFailWithError error: any Error) {
    // A protocol that has redirected ends with an error of its own, which nobody is to see.
    guard lock.withLock({ redirect == nil }) else { return }
    client.urlProtocol(owner, didFailWithError: error)
  }

  private func respondIfNeeded(_ owner: URLProtocol) {
    let isMissing = lock.withLock {
      defer { hasResponse = true }
      return !hasResponse
    }
    guard isMissing, let url = owner.request.url else { return }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client.urlProtocol(owner, didReceive: response, cacheStoragePolicy: .notAllowed)
  }

  private func hand(_ body: Data, to owner: URLProtocol) -> Bool {
    guard owner.task is URLSessionDownloadTask else {
      return body.isEmpty || LoadedProperties.set(body, for: .responseData, of: owner)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).tmp")
    guard (try? body.write(to: file)) != nil else { return false }
    return LoadedProperties.set(file, for: .temporaryFileURL, of: owner)
  }

  // MARK: - Redirects

  func urlProtocol(_ owner: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
    // Used by one thread after the other.
    nonisolated(unsafe) let owner = owner
    let redirect = Redirect(of: owner, to: request) { [client] outcome in
      switch outcome {
      case .success(let (head, body)):
        let other = LoadingClient(client)
        other.urlProtocol(owner, didReceive: head, cacheStoragePolicy: .notAllowed)
        other.urlProtocol(owner, didLoad: body)
        other.urlProtocolDidFinishLoading(owner)
      case .failure(let error): client.urlProtocol(owner, didFailWithError: error)
      }
    }
    lock.withLock { self.redirect = redirect }
    redirect.start(after: redirectResponse)
  }

  // MARK: - What is passed on

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
