import OHHTTPStubsSwift

/// Refuses the redirects to a path, and lets others go.
final class RedirectDelegate: NSObject, URLSessionTaskDelegate {
  let refused: String

  init(refusing path: String) { refused = path }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(request.url?.path == refused ? nil : request)
  }
}
