import OHHTTPStubsSwift

/// What a session answers, without the task being awaited by the session's own async methods.
func load(_ request: URLRequest, in session: URLSession = .shared) async -> Answer {
  await withCheckedContinuation { continuation in
    session.dataTask(with: request) { data, response, error in
      continuation.resume(
        returning: Answer(data: data, response: response as? HTTPURLResponse, error: error as NSError?))
    }.resume()
  }
}
