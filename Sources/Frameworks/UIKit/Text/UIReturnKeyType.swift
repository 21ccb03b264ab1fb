/// See [UIReturnKeyType](https://developer.apple.com/documentation/uikit/uireturnkeytype).
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
