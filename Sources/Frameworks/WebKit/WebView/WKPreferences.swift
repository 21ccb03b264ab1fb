/// See [WKPreferences](https://developer.apple.com/documentation/webkit/wkpreferences).
@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var isSiteSpecificQuirksModeEnabled = true
  open var shouldPrintBackgrounds = false

  public nonisolated override init() { super.init() }
}

/// See [WKWebpagePreferences](https://developer.apple.com/documentation/webkit/wkwebpagepreferences).
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// See [WKWebpagePreferences.ContentMode](https://developer.apple.com/documentation/webkit/wkwebpagepreferences/contentmode).
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended

  public nonisolated override init() { super.init() }
}
