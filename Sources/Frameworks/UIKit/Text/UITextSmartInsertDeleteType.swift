/// See [UITextSmartInsertDeleteType](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype).
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}
