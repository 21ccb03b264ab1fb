/// See [SFSpeechAudioBufferRecognitionRequest](https://developer.apple.com/documentation/speech/sfspeechaudiobufferrecognitionrequest). As nothing is recognized, audio is not kept.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }

  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  open func endAudio() {}
}
