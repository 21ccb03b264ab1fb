/// See [AVAudioNode](https://developer.apple.com/documentation/avfaudio/avaudionode). Nothing comes through it: taps are never called.
open class AVAudioNode: NSObject, @unchecked Sendable {
  public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

  private var taps: [Int: AVAudioNodeTapBlock] = [:]

  public override init() { super.init() }

  /// Stops at a second tap of a bus, as iOS does.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    precondition(taps[bus] == nil, "required condition is false: nullptr == Tap()")
    taps[bus] = tapBlock
  }

  open func removeTap(onBus bus: Int) { taps[bus] = nil }

  /// Without channels, as there is no device.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }

  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
}

/// See [AVAudioInputNode](https://developer.apple.com/documentation/avfaudio/avaudioinputnode).
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
