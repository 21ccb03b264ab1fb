public let EKErrorDomain = "EKErrorDomain"

/// See [EKError](https://developer.apple.com/documentation/eventkit/ekerror-swift.struct).
public struct EKError: _BridgedStoredNSError {
  /// See [EKError.Code](https://developer.apple.com/documentation/eventkit/ekerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = EKError

    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { EKErrorDomain }
  public static var errorDomain: String { EKErrorDomain }
}
