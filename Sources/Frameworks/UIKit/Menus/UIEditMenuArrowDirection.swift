/// See [UIEditMenuArrowDirection](https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection).
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}
