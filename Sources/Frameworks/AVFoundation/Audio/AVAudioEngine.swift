/// See [AVAudioEngine](https://developer.apple.com/documentation/avfaudio/avaudioengine). There is no sound: it does not start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode: AVAudioInputNode

  public override init() {
    inputNode = AVAudioInputNode()
    super.init()
  }

  open var isRunning: Bool { false }

  /// There is nothing to prepare.
  open func prepare() {}

  /// `kAudioUnitErr_FailedInitialization`, as where there is no device.
  open func start() throws { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10875) }

  open func stop() {}

  open func pause() {}

  open func reset() {}
}
