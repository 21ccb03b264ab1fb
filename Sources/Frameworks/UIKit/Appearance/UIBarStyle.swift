/// See [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
