/// See [UIViewAnimatingState](https://developer.apple.com/documentation/uikit/uiviewanimatingstate).
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}
