/// See [UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype).
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
