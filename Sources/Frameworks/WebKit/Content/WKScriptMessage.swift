/// See [WKScriptMessage](https://developer.apple.com/documentation/webkit/wkscriptmessage).
///
/// No page sends one. Tests make messages of subclasses.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }

  open var name: String { "" }

  open weak var webView: WKWebView? { nil }
}

/// See [WKScriptMessageHandler](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler).
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
