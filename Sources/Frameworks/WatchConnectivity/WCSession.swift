@_spi(Windfall) import FoundationOverlay

/// See [WCSession](https://developer.apple.com/documentation/watchconnectivity/wcsession).
///
/// As on a device that watches cannot be paired with: sessions are not supported, and what is sent fails.
open class WCSession: NSObject, @unchecked Sendable {
  private static let shared = WCSession()

  open class var `default`: WCSession { shared }

  open weak var delegate: (any WCSessionDelegate)?
  public let activationState = WCSessionActivationState.notActivated
  public let isPaired = false
  public let isWatchAppInstalled = false
  public let isComplicationEnabled = false
  public let isReachable = false
  public let applicationContext: [String: Any] = [:]
  public let receivedApplicationContext: [String: Any] = [:]

  private override init() { super.init() }

  open class func isSupported() -> Bool { false }

  /// Tells the delegate that it cannot be done.
  open func activate() {
    let session = self
    Callback {
      session.delegate?.session(
        session, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }.callInBackground()
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Callback { errorHandler?(WCError(.sessionNotActivated)) }.callInBackground()
  }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Callback { errorHandler?(WCError(.sessionNotActivated)) }.callInBackground()
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotActivated)
  }
}
