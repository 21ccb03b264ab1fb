/// See [CGInterpolationQuality](https://developer.apple.com/documentation/coregraphics/cginterpolationquality).
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}
