extension URLRequest {
  /// The body that the request was made with; nil for streams.
  public var ohhttpStubs_httpBody: Data? { (httpBodyStream as? BodyStream)?.body ?? httpBody }

  /// The request as it reaches a stub on iOS: its body has become a stream.
  var loaded: URLRequest {
    guard let body = httpBody else { return self }
    var request = self
    request.httpBodyStream = BodyStream(data: body)
    return request
  }
}

extension NSURLRequest {
  /// The body that the request was made with; nil for streams.
  public func ohhttpStubs_HTTPBody() -> Data? { (self as URLRequest).ohhttpStubs_httpBody }
}
