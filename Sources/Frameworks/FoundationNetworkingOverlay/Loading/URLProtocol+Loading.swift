extension URLProtocol {
  /// Whether FoundationNetworking has the protocol itself.
  @_spi(Windfall) public static var isNative: Bool { String(reflecting: self).hasPrefix("FoundationNetworking.") }

  /// Takes the place of FoundationNetworking's own setter, by its symbol in the classes of apps and tests, and in its own
  /// classes' tables: a task gives itself to the protocol that it has made, which then gets a client that can do more.
  @_silgen_name("$s20FoundationNetworking11URLProtocolC4taskAA14URLSessionTaskCSgvs")
  @_spi(Windfall) public func takeTask(_ task: __owned URLSessionTask?) {
    OriginalMethod("$s20FoundationNetworking11URLProtocolC4taskAA14URLSessionTaskCSgvs", of: self)
      .set(task)
    guard let client, !(client is LoadingClient), !(client is SingleEndClient) else { return }
    if Self.isNative {
      // Else who awaits the task goes on in the session's queue, for which whoever cancels it there and then waits.
      if let task {
        LoadedProperties.write(false, to: "_callCompletionHandlerInline", of: task, in: URLSessionTask.self)
      }
      self.client = SingleEndClient(client)
    } else {
      self.client = LoadingClient(client)
      LoadingMethods.replace(in: Self.self)
    }
  }

  /// Takes the place of FoundationNetworking's own getter in the same way: a protocol sees a body as a stream.
  @_silgen_name("$s20FoundationNetworking11URLProtocolC7requestAA10URLRequestVvg")
  @_spi(Windfall) public func loadedRequest() -> URLRequest {
    var request = OriginalMethod("$s20FoundationNetworking11URLProtocolC7requestAA10URLRequestVvg", of: self).request
    if let body = (task as? URLSessionUploadTask)?.uploadedBody { request.httpBody = body }
    return request.loaded
  }
}
