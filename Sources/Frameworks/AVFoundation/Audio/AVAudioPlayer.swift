/// See [AVAudioPlayer](https://developer.apple.com/documentation/avfoundation/avaudioplayer).
///
/// There is no sound: a file that is there can be opened, and does not play.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var url: URL?
  open private(set) var data: Data?
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var pan: Float = 0
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false

  /// Has nothing to play.
  public override init() { super.init() }

  public init(contentsOf url: URL) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
    }
    self.url = url
    super.init()
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    guard !data.isEmpty else { throw NSError(domain: NSOSStatusErrorDomain, code: 1_685_348_671) }
    self.data = data
    super.init()
  }

  open var isPlaying: Bool { false }

  open var duration: TimeInterval { 0 }

  @discardableResult open func prepareToPlay() -> Bool { false }

  @discardableResult open func play() -> Bool { false }

  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }

  open func pause() {}

  open func stop() {}

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// See [AVAudioPlayerDelegate](https://developer.apple.com/documentation/avfoundation/avaudioplayerdelegate).
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
