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

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

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
