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
