/// See [SFSpeechRecognitionRequest](https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest). Kept and given back: nothing is recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var contextualStrings: [String] = []
}
