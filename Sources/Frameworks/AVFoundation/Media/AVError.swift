public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// See [AVError](https://developer.apple.com/documentation/avfoundation/averror-swift.struct).
public struct AVError: _BridgedStoredNSError {
  /// See [AVError.Code](https://developer.apple.com/documentation/avfoundation/averror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = AVError

    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceNotConnected = -11814
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case contentIsUnavailable = -11863
    case noLongerPlayable = -11867
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { AVFoundationErrorDomain }
  public static var errorDomain: String { AVFoundationErrorDomain }
}
