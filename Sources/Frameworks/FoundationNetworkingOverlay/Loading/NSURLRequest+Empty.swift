extension NSURLRequest {
  /// What `NSURLRequest()` and `NSMutableURLRequest()` make on iOS: a request without a URL. One that cannot be changed has
  /// that of an empty file here, as it could not become a value without one.
  public static func windfallEmptyRequest() -> Self {
    let place = URL(fileURLWithPath: "/")
    guard self is NSMutableURLRequest.Type else { return empty(NSURLRequest(url: place)) }
    let request = NSMutableURLRequest(url: place)
    request.url = nil
    return empty(request)
  }

  private static func empty(_ request: NSURLRequest) -> Self {
    if let made = request as? Self { return made }
    preconditionFailure("a request of the class \(self) could not be made")
  }
}
