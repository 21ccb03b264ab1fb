/// See [WKNavigationResponsePolicy](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}
