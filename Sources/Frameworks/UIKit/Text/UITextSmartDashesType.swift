/// See [UITextSmartDashesType](https://developer.apple.com/documentation/uikit/uitextsmartdashestype).
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}
