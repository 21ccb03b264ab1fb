/// See [SFSpeechRecognizerAuthorizationStatus](https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus).
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
