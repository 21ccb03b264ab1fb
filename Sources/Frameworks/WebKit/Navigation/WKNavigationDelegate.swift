import ObjectiveC

/// See [WKNavigationDelegate](https://developer.apple.com/documentation/webkit/wknavigationdelegate).
///
/// It hears nothing of challenges and downloads: nobody is asked to sign in, and nothing is downloaded.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  @preconcurrency func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  @preconcurrency func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    if let next = windfallForwardee(self, as: (any WKNavigationDelegate).self) {
      return next.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    }
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }

  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    if let next = windfallForwardee(self, as: (any WKNavigationDelegate).self) {
      return next.webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decisionHandler)
    }
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }

  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    if let next = windfallForwardee(self, as: (any WKNavigationDelegate).self) {
      return next.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
    }
    decisionHandler(.allow)
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigation) {
      $0.webView(webView, didStartProvisionalNavigation: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigation) {
      $0.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigation, error) {
      $0.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigation) {
      $0.webView(webView, didCommit: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigation) {
      $0.webView(webView, didFinish: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigation, error) {
      $0.webView(webView, didFail: navigation, withError: error)
    }
  }

  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView) {
      $0.webViewWebContentProcessDidTerminate(webView)
    }
  }

  @preconcurrency public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if let next = windfallForwardee(self, as: (any WKNavigationDelegate).self) {
      return next.webView(webView, didReceive: challenge, completionHandler: completionHandler)
    }
    completionHandler(.rejectProtectionSpace, nil)
  }

  @preconcurrency public func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    if let next = windfallForwardee(self, as: (any WKNavigationDelegate).self) {
      return next.webView(webView, authenticationChallenge: challenge, shouldAllowDeprecatedTLS: decisionHandler)
    }
    decisionHandler(false)
  }

  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigationAction, download) {
      $0.webView(webView, navigationAction: navigationAction, didBecome: download)
    }
  }

  public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
    windfallForward(self, as: (any WKNavigationDelegate).self, webView, navigationResponse, download) {
      $0.webView(webView, navigationResponse: navigationResponse, didBecome: download)
    }
  }
}

extension Optional<any WKNavigationDelegate> {
  /// Asks the delegate, if there is one, whether a page may be loaded.
  @MainActor func decide(
    for action: WKNavigationAction, in webView: WKWebView,
    _ answer: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let self else { return answer(.allow) }
    self.webView(
      webView, decidePolicyFor: action, preferences: webView.configuration.defaultWebpagePreferences
    ) { policy, _ in answer(policy) }
  }

  /// Asks the delegate, if there is one, whether what a server answered may be shown.
  @MainActor func decide(
    for response: WKNavigationResponse, in webView: WKWebView,
    _ answer: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    guard let self else { return answer(.allow) }
    self.webView(webView, decidePolicyFor: response, decisionHandler: answer)
  }
}
