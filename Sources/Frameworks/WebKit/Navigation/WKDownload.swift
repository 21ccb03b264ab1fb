/// See [WKDownload](https://developer.apple.com/documentation/webkit/wkdownload).
///
/// No page becomes one: nothing is downloaded.
@preconcurrency @MainActor open class WKDownload: NSObject {
  /// See [WKDownload.RedirectPolicy](https://developer.apple.com/documentation/webkit/wkdownload/redirectpolicy).
  public enum RedirectPolicy: Int, Sendable {
    case cancel, allow
  }

  /// See [WKDownload.PlaceholderPolicy](https://developer.apple.com/documentation/webkit/wkdownload/placeholderpolicy).
  public enum PlaceholderPolicy: Int, Sendable {
    case disable, enable
  }

  open weak var delegate: (any WKDownloadDelegate)?
  open private(set) var originalRequest: URLRequest?
  open private(set) weak var webView: WKWebView?

  init(originalRequest: URLRequest?, webView: WKWebView?) {
    self.originalRequest = originalRequest
    self.webView = webView
    super.init()
  }
}
