/// See [UITextSmartQuotesType](https://developer.apple.com/documentation/uikit/uitextsmartquotestype).
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}
