/// See [UIBackgroundFetchResult](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult).
///
/// Nothing is fetched or pushed here: the value is for what the app and its tests tell each other.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}
