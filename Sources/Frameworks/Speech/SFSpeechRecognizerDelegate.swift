/// See [SFSpeechRecognizerDelegate](https://developer.apple.com/documentation/speech/sfspeechrecognizerdelegate). As recognition never becomes available, it is not called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
