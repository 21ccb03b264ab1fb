/// See [AVAudioTime](https://developer.apple.com/documentation/avfaudio/avaudiotime).
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let hostTime: UInt64

  public init(hostTime: UInt64) {
    self.hostTime = hostTime
    super.init()
  }
}
