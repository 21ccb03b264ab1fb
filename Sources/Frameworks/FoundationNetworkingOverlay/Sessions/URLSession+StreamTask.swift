@_spi(Windfall) import FoundationOverlay

extension URLSession {
  /// Stops with its name: Foundation on Linux has the method only to say that it is not there, and so protocols that
  /// sessions conform to could not ask for it. See
  /// [streamTask(withHostName:port:)](https://developer.apple.com/documentation/foundation/urlsession/streamtask(withhostname:port:)).
  public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
    windfallUnimplementedStop("URLSession.streamTask(withHostName:port:)")
  }
}
