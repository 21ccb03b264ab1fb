@_spi(Windfall) import FoundationNetworkingOverlay

extension URLRequest {
  /// The body that the request was made with; nil for streams.
  public var ohhttpStubs_httpBody: Data? { (httpBodyStream as? BodyStream)?.body ?? httpBody }
}

extension NSURLRequest {
  /// The body that the request was made with; nil for streams.
  public func ohhttpStubs_HTTPBody() -> Data? { (self as URLRequest).ohhttpStubs_httpBody }
}
