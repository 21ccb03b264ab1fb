import Dispatch

/// Stands between a protocol of the app or of its tests and FoundationNetworking's own client, and does what that leaves
/// out.
///
/// It keeps only the last part of what a protocol loads, has no file for a download, answers `await` with a response
/// that it may not have, and stops the process at a redirect, and at what comes after a task's end. On iOS a task that
/// is cancelled by whoever has just resumed it ends so, whatever its protocol does at once.
final class LoadingClient: NSObject, URLProtocolClient, @unchecked Sendable {
  private let client: any URLProtocolClient
  private let gate = LoadingGate()
  private let start = Date()
  private var body = Data()
  /// Parts that came before the response.
  private var early: [Data] = []
  private var hasResponse = false
  private var redirect: Redirect?
  private var hasEnded = false

  init(_ client: any URLProtocolClient) {
    self.client = client
  }

  /// Does what a protocol says, in its order, while the task has neither ended nor been sent elsewhere.
  private func take(of owner: URLProtocol, _ event: @escaping (LoadingClient, URLProtocol) -> Void) {
    // Used by one thread after the other.
    nonisolated(unsafe) let (owner, event) = (owner, event)
    gate.pass { [self] in
      // The task says itself that it is cancelled.
      guard !hasEnded, redirect == nil, owner.task?.state != .canceling else { return }
      event(self, owner)
    }
  }

  // MARK: - What is loaded

  func urlProtocol(
    _ owner: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    take(of: owner) { $0.respond(response, policy, $1) }
  }

  func urlProtocol(_ owner: URLProtocol, didLoad data: Data) {
    take(of: owner) { loading, owner in
      loading.body += data
      if loading.hasResponse { loading.send(data, owner) } else { loading.early.append(data) }
    }
  }

  func urlProtocolDidFinishLoading(_ owner: URLProtocol) {
    take(of: owner) { $0.finish($1) }
  }

  func urlProtocol(_ owner: URLProtocol, didFailWithError error: any Error) {
    guard owner.task?.state == .canceling else {
      take(of: owner) { $0.fail(error, $1) }
      return
    }
    nonisolated(unsafe) let owner = owner
    // The protocol is stopped first, and has started before.
    LoadingThread.perform { [self] in
      gate.open { [self] in
        guard !hasEnded else { return }
        hasEnded = true
        URLSessionTaskMetrics.tell(of: owner.task, since: start)
        client.urlProtocol(owner, didFailWithError: error)
      }
    }
  }

  private func respond(_ response: URLResponse, _ policy: URLCache.StoragePolicy, _ owner: URLProtocol) {
    hasResponse = true
    client.urlProtocol(owner, didReceive: response, cacheStoragePolicy: policy)
    for data in early { send(data, owner) }
    early = []
  }

  private func send(_ data: Data, _ owner: URLProtocol) {
    // FoundationNetworking takes every task with such a delegate for a data task here.
    if !(owner.task is URLSessionDownloadTask) { client.urlProtocol(owner, didLoad: data) }
  }

  private func finish(_ owner: URLProtocol) {
    if !hasResponse, let url = owner.request.url {
      respond(
        URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil), .notAllowed, owner)
    }
    guard hand(body, to: owner) else {
      fail(URLError(.cannotCreateFile), owner)
      return
    }
    end(owner)
    client.urlProtocolDidFinishLoading(owner)
  }

  private func fail(_ error: any Error, _ owner: URLProtocol) {
    end(owner)
    client.urlProtocol(owner, didFailWithError: error)
  }

  /// A protocol is stopped at the end of its task as well.
  private func end(_ owner: URLProtocol) {
    hasEnded = true
    LoadingMethods.stop(owner)
    URLSessionTaskMetrics.tell(of: owner.task, since: start)
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
    take(of: owner) { $0.redirect($1, to: request, after: redirectResponse) }
  }

  private func redirect(_ owner: URLProtocol, to request: URLRequest, after response: URLResponse) {
    nonisolated(unsafe) let owner = owner
    let redirect = Redirect(of: owner, to: request) { [self] outcome in
      gate.pass { [self] in
        guard !hasEnded, owner.task?.state != .canceling else { return }
        switch outcome {
        case .success(let (head, data)):
          body = data
          early = data.isEmpty ? [] : [data]
          respond(head, .notAllowed, owner)
          finish(owner)
        case .failure(let error): fail(error, owner)
        }
      }
    }
    // What the protocol says from now on, an error of its own mostly, nobody is to see.
    self.redirect = redirect
    redirect.start(after: response)
  }

  // MARK: - What is passed on

  func urlProtocol(_ owner: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
    take(of: owner) { $0.client.urlProtocol($1, cachedResponseIsValid: cachedResponse) }
  }

  func urlProtocol(_ owner: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    take(of: owner) { $0.client.urlProtocol($1, didReceive: challenge) }
  }

  func urlProtocol(_ owner: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    take(of: owner) { $0.client.urlProtocol($1, didCancel: challenge) }
  }
}
