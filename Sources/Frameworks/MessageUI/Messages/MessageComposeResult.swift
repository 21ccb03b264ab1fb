/// See [MessageComposeResult](https://developer.apple.com/documentation/messageui/messagecomposeresult).
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}
