/// See [UITextAutocorrectionType](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype).
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
