import Dispatch

/// A request that follows another, in a session that is made like the first one's.
final class Redirect: @unchecked Sendable {
  typealias Outcome = Result<(URLResponse, Data), any Error>

  private let owner: URLProtocol
  private let request: URLRequest
  private let finish: @Sendable (Outcome) -> Void

  init(of owner: URLProtocol, to request: URLRequest, finish: @escaping @Sendable (Outcome) -> Void) {
    self.owner = owner
    self.request = request
    self.finish = finish
  }

  /// Asks the session's delegate, and loads what it allows.
  func start(after response: URLResponse) {
    guard let task = owner.task, let session = task.owner,
      let delegate = session.delegate as? any URLSessionTaskDelegate, let head = response as? HTTPURLResponse
    else {
      load(request)
      return
    }
    session.delegateQueue.addOperation { [self] in
      delegate.urlSession(session, task: task, willPerformHTTPRedirection: head, newRequest: request) { allowed in
        if let allowed {
          self.load(allowed)
        } else {
          self.finish(.success((head, Data())))
        }
      }
    }
  }

  private func load(_ request: URLRequest) {
    let configuration = owner.task?.owner?.configuration ?? .ephemeral
    // All sessions share the queue that protocols are started on, and a new task waits for it.
    DispatchQueue.global().async { self.load(request, with: configuration) }
  }

  private func load(_ request: URLRequest, with configuration: URLSessionConfiguration) {
    let session = URLSession(configuration: configuration)
    session.dataTask(with: request.sendable) { [self] (body: Data?, head: URLResponse?, error: (any Error)?) in
      if let head, error == nil {
        finish(.success((head, body ?? Data())))
      } else {
        finish(.failure(error ?? URLError(.badServerResponse)))
      }
    }.resume()
    session.finishTasksAndInvalidate()
  }
}
