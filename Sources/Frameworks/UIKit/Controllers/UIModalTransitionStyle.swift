/// See [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
