/// See [WKNavigationActionPolicy](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}
