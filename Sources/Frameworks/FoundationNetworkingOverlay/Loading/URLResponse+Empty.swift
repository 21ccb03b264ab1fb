extension URLResponse {
  /// What `URLResponse()` makes on iOS, but for its URL, which is that of an empty file here.
  public static func windfallEmpty() -> URLResponse {
    URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// What `HTTPURLResponse()` makes on iOS: a response of status 200. Its URL is that of an empty file here.
  public static func windfallEmptyHTTP() -> HTTPURLResponse { made(URL(fileURLWithPath: "/"), [:]) }

  /// What the initialiser of a plain response makes of this class on iOS: a response of status 200. Its kind and length
  /// are headers here, of which it has none there.
  public static func windfallEmptyHTTP(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) -> HTTPURLResponse {
    var fields: [String: String] = [:]
    if let mimeType { fields["Content-Type"] = name.map { "\(mimeType); charset=\($0)" } ?? mimeType }
    if length >= 0 { fields["Content-Length"] = String(length) }
    return made(url, fields)
  }

  private static func made(_ url: URL, _ fields: [String: String]) -> HTTPURLResponse {
    guard let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields) else {
      preconditionFailure("a response could not be made")
    }
    return response
  }
}

extension CachedURLResponse {
  /// What `CachedURLResponse()` makes on iOS, but for its response, which is an empty one here.
  public static func windfallEmptyCached() -> CachedURLResponse {
    CachedURLResponse(response: .windfallEmpty(), data: Data())
  }
}

extension URLProtectionSpace {
  /// What `URLProtectionSpace()` makes on iOS: a space of no host.
  public static func windfallEmptySpace() -> URLProtectionSpace {
    URLProtectionSpace(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
  }
}
