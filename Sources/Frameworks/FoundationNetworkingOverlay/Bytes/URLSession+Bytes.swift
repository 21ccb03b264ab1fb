extension URLSession {
  /// See [bytes(for:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)).
  ///
  /// FoundationNetworking hands parts of a body only to the delegate of a session, so the task belongs to a session of its
  /// own with the same configuration.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let receiver = BytesReceiver(asking: delegate ?? self.delegate as? any URLSessionTaskDelegate)
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let (parts, response) = try await withTaskCancellationHandler {
      try await receiver.start(task)
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, parts: parts), response)
  }

  /// See [bytes(from:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/bytes(from:delegate:)).
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
