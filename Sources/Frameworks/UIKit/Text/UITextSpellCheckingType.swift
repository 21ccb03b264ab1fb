/// See [UITextSpellCheckingType](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype).
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
