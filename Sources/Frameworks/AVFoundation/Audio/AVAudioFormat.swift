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

/// See [AVAudioPCMBuffer](https://developer.apple.com/documentation/avfaudio/avaudiopcmbuffer). It has a length and no samples.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  public let frameCapacity: UInt32
  open var frameLength: UInt32 = 0 {
    didSet { precondition(frameLength <= frameCapacity, "a buffer cannot be longer than its capacity") }
  }

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    guard format.channelCount > 0 else { return nil }
    self.format = format
    self.frameCapacity = frameCapacity
    super.init()
  }
}

/// See [AVAudioTime](https://developer.apple.com/documentation/avfaudio/avaudiotime).
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let hostTime: UInt64

  public init(hostTime: UInt64) {
    self.hostTime = hostTime
    super.init()
  }
}
