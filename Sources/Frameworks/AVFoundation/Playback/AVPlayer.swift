@_spi(Windfall) import FoundationOverlay

/// See [AVPlayer](https://developer.apple.com/documentation/avfoundation/avplayer).
///
/// Nothing can be decoded, so that nothing plays: its item fails, and time stands still.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  /// See [AVPlayer.Status](https://developer.apple.com/documentation/avfoundation/status-swift.enum).
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// See [AVPlayer.TimeControlStatus](https://developer.apple.com/documentation/avfoundation/timecontrolstatus-swift.enum).
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// See [AVPlayer.ActionAtItemEnd](https://developer.apple.com/documentation/avfoundation/actionatitemend-swift.enum).
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// What a periodic or boundary observer is known by.
  private final class TimeObserver: NSObject {}

  open private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  open var rate: Float = 0
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true

  public override nonisolated init() { super.init() }

  public init(url URL: URL) {
    super.init()
    replaceCurrentItem(with: AVPlayerItem(url: URL))
  }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  open var status: Status { .readyToPlay }

  open var error: (any Error)? { nil }

  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  open func play() { rate = 1 }

  open func pause() { rate = 0 }

  open func playImmediately(atRate rate: Float) { self.rate = rate }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    item?.isTried = true
  }

  open func currentTime() -> CMTime { .zero }

  open func seek(to time: CMTime) {}

  /// An item that has failed cannot be sought in.
  @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    Callback { completionHandler(false) }.callOnMain()
  }

  @preconcurrency open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  /// The time does not pass that the block would be called for.
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { TimeObserver() }

  /// The time does not pass that the block would be called for.
  @preconcurrency open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { TimeObserver() }

  open func removeTimeObserver(_ observer: Any) {
    precondition(observer is TimeObserver, "The observer was not made by this player")
  }
}

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
