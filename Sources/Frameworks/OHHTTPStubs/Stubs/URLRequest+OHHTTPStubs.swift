extension URLRequest {
  /// The body that the request was made with; nil for streams.
  public var ohhttpStubs_httpBody: Data? { httpBody }
}
