import WebKit

/// Notes what a web view tells its delegate.
@MainActor final class NavigationRecorder: NSObject, WKNavigationDelegate {
  let events: AsyncStream<String>
  private let note: AsyncStream<String>.Continuation
  private let policy: WKNavigationActionPolicy
  private(set) var types: [WKNavigationType] = []

  init(policy: WKNavigationActionPolicy = .allow) {
    self.policy = policy
    (events, note) = AsyncStream.makeStream()
    super.init()
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    types.append(navigationAction.navigationType)
    note.yield("decide \(navigationAction.request.url?.absoluteString ?? "")")
    decisionHandler(policy)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { note.yield("start") }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { note.yield("fail \((error as NSError).domain) \((error as NSError).code)") }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note.yield("commit") }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note.yield("finish") }

  /// The events up to the one that begins with a word.
  func events(until last: String) async -> [String] {
    var found: [String] = []
    for await event in events {
      found.append(event)
      if event.hasPrefix(last) { break }
    }
    return found
  }
}
