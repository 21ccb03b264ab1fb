/// See [UITextInlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype).
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}
