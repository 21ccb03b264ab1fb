/// See [WKScriptMessageHandler](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler).
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
