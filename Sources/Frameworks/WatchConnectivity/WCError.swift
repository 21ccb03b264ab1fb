public let WCErrorDomain = "WCErrorDomain"

/// See [WCError](https://developer.apple.com/documentation/watchconnectivity/wcerror-swift.struct).
public struct WCError: _BridgedStoredNSError {
  /// See [WCError.Code](https://developer.apple.com/documentation/watchconnectivity/wcerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WCError

    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
    case fileAccessDenied = 7013
    case deliveryFailed = 7014
    case insufficientSpace = 7015
    case sessionInactive = 7016
    case transferTimedOut = 7017
    case companionAppNotInstalled = 7018
    case watchOnlyApp = 7019
  }

  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { WCErrorDomain }
  public static var errorDomain: String { WCErrorDomain }
}
