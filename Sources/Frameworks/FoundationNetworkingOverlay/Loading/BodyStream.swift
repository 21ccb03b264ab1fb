/// The body of a request as a stream that remembers it.
@_spi(Windfall) public final class BodyStream: InputStream {
  @_spi(Windfall) public let body: Data

  @_spi(Windfall) public override init(data: Data) {
    body = data
    super.init(data: data)
  }
}

extension URLRequest {
  /// The request as it reaches a protocol on iOS: its body has become a stream.
  @_spi(Windfall) public var loaded: URLRequest {
    guard let body = httpBody else { return self }
    var request = self
    request.httpBodyStream = BodyStream(data: body)
    return request
  }

  /// The same as it was made, to be sent on.
  @_spi(Windfall) public var sendable: URLRequest {
    guard let stream = httpBodyStream as? BodyStream else { return self }
    var request = self
    request.httpBody = stream.body
    return request
  }
}
