public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// See [CHHapticError](https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct).
public struct CHHapticError: _BridgedStoredNSError {
  /// See [CHHapticError.Code](https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CHHapticError

    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case unknownError = -4898
    case memoryError = -4899
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
  public static var errorDomain: String { CoreHapticsErrorDomain }
}
