extension NSURLRequest {
  /// What `NSURLRequest()` and `NSMutableURLRequest()` make on iOS: a request without a URL. One that cannot be changed has
  /// that of an empty file here, as it could not become a value without one.
  public static func windfallEmptyRequest() -> Self {
    let request = NSMutableURLRequest(url: URL(fileURLWithPath: "/"))
    if self is NSMutableURLRequest.Type { request.url = nil }
    guard let made = (request.copy() as? Self) ?? (request as? Self) else {
      preconditionFailure("a request of the class \(self) could not be made")
    }
    return made
  }
}
