/// See [UIBarPosition](https://developer.apple.com/documentation/uikit/uibarposition).
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
