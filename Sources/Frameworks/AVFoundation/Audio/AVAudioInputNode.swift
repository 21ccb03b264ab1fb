/// See [AVAudioInputNode](https://developer.apple.com/documentation/avfaudio/avaudioinputnode).
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
