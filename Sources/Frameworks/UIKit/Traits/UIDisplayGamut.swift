/// See [UIDisplayGamut](https://developer.apple.com/documentation/uikit/uidisplaygamut).
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
