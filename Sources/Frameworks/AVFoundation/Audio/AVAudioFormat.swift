/// See [AVAudioFormat](https://developer.apple.com/documentation/avfaudio/avaudioformat). It has no channel layout.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool

  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard sampleRate >= 0, (1...2).contains(channels) else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = .pcmFormatFloat32
    isInterleaved = false
    super.init()
  }

  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard format != .otherFormat, sampleRate >= 0, (1...2).contains(channels) else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = format
    isInterleaved = interleaved
    super.init()
  }

  /// What a node has that nothing comes from.
  public override init() {
    sampleRate = 0
    channelCount = 0
    commonFormat = .otherFormat
    isInterleaved = false
    super.init()
  }

  /// Whether it is the usual one of engines: floating point, each channel for itself.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// The values of an audio file in this format.
  open var settings: [String: Any] {
    [
      "AVFormatIDKey": kAudioFormatLinearPCM, "AVSampleRateKey": sampleRate, "AVNumberOfChannelsKey": channelCount,
      "AVLinearPCMBitDepthKey": commonFormat.sampleSize * 8, "AVLinearPCMIsFloatKey": commonFormat.isFloat,
      "AVLinearPCMIsNonInterleaved": !isInterleaved, "AVLinearPCMIsBigEndianKey": false,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return sampleRate == other.sampleRate && channelCount == other.channelCount
      && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(sampleRate)
    hasher.combine(channelCount)
    return hasher.finalize()
  }
}
