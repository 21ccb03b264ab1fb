import FoundationNetworkingOverlay

/// A protocol that passes requests on to a session of its own, a turn of its thread's run loop later.
final class ForwardingProtocol: URLProtocol {
  /// The paths of requests that were stopped.
  static let (stopped, stops) = AsyncStream<String>.makeStream()

  private var forwarded: URLSessionTask?

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    nonisolated(unsafe) let owner = self
    RunLoop.current.perform {
      let task = scriptedSession().dataTask(with: owner.request) { data, response, _ in
        guard let data, let response, let client = owner.client else { return }
        client.urlProtocol(owner, didReceive: response, cacheStoragePolicy: .notAllowed)
        client.urlProtocol(owner, didLoad: data)
        client.urlProtocolDidFinishLoading(owner)
      }
      owner.forwarded = task
      task.resume()
    }
  }

  override func stopLoading() {
    forwarded?.cancel()
    Self.stops.yield(request.url?.path ?? "")
  }
}
