/// See [UIBackgroundRefreshStatus](https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus).
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}
