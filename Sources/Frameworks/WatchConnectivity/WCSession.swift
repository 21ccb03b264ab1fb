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

/// See [WCSessionActivationState](https://developer.apple.com/documentation/watchconnectivity/wcsessionactivationstate).
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// See [WCSessionDelegate](https://developer.apple.com/documentation/watchconnectivity/wcsessiondelegate).
///
/// Nothing arrives: there is no watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)

  func sessionDidBecomeInactive(_ session: WCSession)

  func sessionDidDeactivate(_ session: WCSession)

  func sessionWatchStateDidChange(_ session: WCSession)

  func sessionReachabilityDidChange(_ session: WCSession)

  func session(_ session: WCSession, didReceiveMessage message: [String: Any])

  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)

  func session(_ session: WCSession, didReceiveMessageData messageData: Data)

  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)

  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])

  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])

  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)

  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)

  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}

  public func sessionReachabilityDidChange(_ session: WCSession) {}

  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}

  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}

  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}

  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) {}

  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}

  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}

  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}

  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}

  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
