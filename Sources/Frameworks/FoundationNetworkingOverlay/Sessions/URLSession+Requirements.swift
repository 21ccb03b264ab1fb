extension URLSession {
  // Without an argument for a delegate, so that protocols can ask for them.

  /// See [data(for:)](https://developer.apple.com/documentation/foundation/urlsession/data(for:delegate:)).
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// See [data(from:)](https://developer.apple.com/documentation/foundation/urlsession/data(from:delegate:)).
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// See [upload(for:from:)](https://developer.apple.com/documentation/foundation/urlsession/upload(for:from:delegate:)).
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// See [upload(for:fromFile:)](https://developer.apple.com/documentation/foundation/urlsession/upload(for:fromfile:delegate:)).
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// See [download(for:)](https://developer.apple.com/documentation/foundation/urlsession/download(for:delegate:)).
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// See [download(from:)](https://developer.apple.com/documentation/foundation/urlsession/download(from:delegate:)).
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}
