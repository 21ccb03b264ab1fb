/// Receives what one task loads, part by part.
final class BytesReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  typealias Parts = AsyncThrowingStream<Data, any Error>
  private typealias Waiting = CheckedContinuation<(Parts, URLResponse), any Error>

  /// Whom to ask about redirects and credentials.
  private let asked: (any URLSessionTaskDelegate)?
  private let lock = NSLock()
  private var waiting: Waiting?
  private let parts: Parts
  private let continuation: Parts.Continuation

  init(asking asked: (any URLSessionTaskDelegate)?) {
    self.asked = asked
    (parts, continuation) = Parts.makeStream()
  }

  /// Starts the task and waits for its response.
  func start(_ task: URLSessionDataTask) async throws -> (Parts, URLResponse) {
    continuation.onTermination = { reason in
      if case .cancelled = reason { task.cancel() }
    }
    return try await withCheckedThrowingContinuation { waiting in
      lock.withLock { self.waiting = waiting }
      task.resume()
    }
  }

  private func takeWaiting() -> Waiting? {
    lock.withLock {
      defer { waiting = nil }
      return waiting
    }
  }

  // MARK: - The task's delegate

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    takeWaiting()?.resume(returning: (parts, response))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    takeWaiting()?.resume(throwing: error ?? URLError(.badServerResponse))
    continuation.finish(throwing: error)
    asked?.urlSession(session, task: task, didCompleteWithError: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let asked else {
      completionHandler(request)
      return
    }
    asked.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let asked else {
      completionHandler(.performDefaultHandling, nil)
      return
    }
    asked.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}
