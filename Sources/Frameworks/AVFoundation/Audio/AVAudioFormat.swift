/// See [AVAudioFormat](https://developer.apple.com/documentation/avfaudio/avaudioformat).
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: UInt32

  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard sampleRate >= 0, (1...2).contains(channels) else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    super.init()
  }

  /// What a node has that nothing comes from.
  override init() {
    sampleRate = 0
    channelCount = 0
    super.init()
  }
}
