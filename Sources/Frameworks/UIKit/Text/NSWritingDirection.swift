/// See [NSWritingDirection](https://developer.apple.com/documentation/uikit/nswritingdirection).
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
