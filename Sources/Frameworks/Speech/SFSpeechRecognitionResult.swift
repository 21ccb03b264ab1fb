/// See [SFSpeechRecognitionResult](https://developer.apple.com/documentation/speech/sfspeechrecognitionresult). As nothing is recognized, there is none.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  public let transcriptions: [SFTranscription]
  public let isFinal: Bool

  init(_ transcription: SFTranscription, isFinal: Bool) {
    bestTranscription = transcription
    transcriptions = [transcription]
    self.isFinal = isFinal
    super.init()
  }
}
