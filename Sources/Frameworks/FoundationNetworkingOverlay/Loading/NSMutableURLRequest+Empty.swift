extension NSMutableURLRequest {
  /// What `NSMutableURLRequest()` makes on iOS: a request without a URL.
  public static func windfallEmptyRequest() -> NSMutableURLRequest {
    let request = NSMutableURLRequest(url: URL(fileURLWithPath: "/"))
    request.url = nil
    return request
  }
}
