extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}

/// See [AVPlayerItem](https://developer.apple.com/documentation/avfoundation/avplayeritem).
///
/// It cannot be decoded: it has failed as soon as a player has it.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  /// See [AVPlayerItem.Status](https://developer.apple.com/documentation/avfoundation/status-swift.enum).
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  public nonisolated static let failedToPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemFailedToPlayToEndTime

  public nonisolated let asset: AVAsset
  var isTried = false

  public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public nonisolated init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  open var status: Status { isTried ? .failed : .unknown }

  open var error: (any Error)? { isTried ? AVError(.decodeFailed) : nil }

  open var duration: CMTime { .indefinite }

  open func currentTime() -> CMTime { .zero }

  open var isPlaybackLikelyToKeepUp: Bool { false }

  open var isPlaybackBufferEmpty: Bool { true }

  open var preferredForwardBufferDuration: TimeInterval = 0
}
