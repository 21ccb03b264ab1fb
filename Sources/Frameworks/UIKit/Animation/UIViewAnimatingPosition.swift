/// See [UIViewAnimatingPosition](https://developer.apple.com/documentation/uikit/uiviewanimatingposition).
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
