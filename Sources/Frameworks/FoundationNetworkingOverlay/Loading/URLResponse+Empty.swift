extension URLResponse {
  /// What `URLResponse()` makes on iOS, but for its URL, which is that of an empty file here.
  public static func windfallEmpty() -> URLResponse {
    URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// What `HTTPURLResponse()` makes on iOS: a response of status 200. Its URL is that of an empty file here.
  public static func windfallEmptyHTTP() -> HTTPURLResponse {
    let url = URL(fileURLWithPath: "/")
    guard let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil) else {
      preconditionFailure("a response without headers could not be made")
    }
    return response
  }
}
