extension NSURLRequest {
  /// What `NSURLRequest()` and `NSMutableURLRequest()` make on iOS: a request without a URL.
  public static func windfallEmptyRequest() -> Self {
    let request = NSMutableURLRequest(url: URL(fileURLWithPath: "/"))
    request.url = nil
    guard let made = (request.copy() as? Self) ?? (request as? Self) else {
      preconditionFailure("a request of the class \(self) could not be made")
    }
    return made
  }
}
