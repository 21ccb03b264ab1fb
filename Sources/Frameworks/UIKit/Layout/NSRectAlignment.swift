/// See [NSRectAlignment](https://developer.apple.com/documentation/uikit/nsrectalignment).
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
