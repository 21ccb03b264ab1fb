/// See [WKPreferences](https://developer.apple.com/documentation/webkit/wkpreferences).
@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true

  public nonisolated override init() { super.init() }
}
