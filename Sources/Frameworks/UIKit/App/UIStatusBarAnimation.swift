/// See [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation).
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
