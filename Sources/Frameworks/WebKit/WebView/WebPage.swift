import Foundation
import Observation
import UIKit

/// See [WebPage](https://developer.apple.com/documentation/webkit/webpage).
///
/// A page is what `WKWebView` shows, with what that says of it: scripts do not run.
@MainActor @Observable
public final class WebPage {
  @ObservationIgnored let view: WKWebView
  @ObservationIgnored private let listener = WebPageListener()
  @ObservationIgnored private var streams: [AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = []

  public private(set) var url: URL?
  public private(set) var title = ""
  public private(set) var isLoading = false
  public private(set) var estimatedProgress = 0.0
  public private(set) var hasOnlySecureContent = false
  public private(set) var backForwardList = BackForwardList(list: WKBackForwardList(items: [], place: -1))
  public private(set) var currentNavigationEvent: NavigationEvent?

  public var customUserAgent: String? {
    get { view.customUserAgent }
    set { view.customUserAgent = newValue }
  }

  public var isInspectable: Bool {
    get { view.isInspectable }
    set { view.isInspectable = newValue }
  }

  public convenience init(configuration: Configuration = Configuration()) {
    self.init(configuration: configuration, decider: nil)
  }

  public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
    self.init(configuration: configuration, decider: navigationDecider)
  }

  private init(configuration: Configuration, decider: (any NavigationDeciding)?) {
    view = WKWebView(frame: .zero, configuration: configuration.made)
    view.customUserAgent = configuration.applicationNameForUserAgent
    view.navigationDelegate = listener
    listener.decider = decider
    listener.onEvent = { [weak self] in self?.receive($0) }
  }

  // MARK: - Loading

  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url else {
      return AsyncThrowingStream<NavigationEvent, any Error> { $0.finish(throwing: NavigationError.invalidURL) }
    }
    return start { view.load(URLRequest(url: url)) }
  }

  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    start { view.load(request) }
  }

  @discardableResult
  public func load(html: String, baseURL: URL? = nil) -> some AsyncSequence<NavigationEvent, any Error> {
    start { view.loadHTMLString(html, baseURL: baseURL) }
  }

  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    let name = characterEncoding == .utf16 ? "utf-16" : characterEncoding == .isoLatin1 ? "iso-8859-1" : "utf-8"
    return start { view.load(data, mimeType: mimeType, characterEncodingName: name, baseURL: baseURL) }
  }

  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
    start { view.go(to: item.item) }
  }

  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    start { fromOrigin ? view.reloadFromOrigin() : view.reload() }
  }

  public func stopLoading() {
    view.stopLoading()
    update()
  }

  /// What all navigations tell from now on; the first that fails ends it.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { stream() }

  /// Fails: scripts do not run.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    try await view.evaluateJavaScript(functionBody)
  }

  private func start(_ load: () -> WKNavigation?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    let stream = stream()
    let isStarted = load() != nil
    update()
    if !isStarted { finish(streams.removeLast(), nil) }
    return stream
  }

  private func stream() -> AsyncThrowingStream<NavigationEvent, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self, throwing: (any Error).self)
    streams.append(continuation)
    return stream
  }

  private func finish(
    _ stream: AsyncThrowingStream<NavigationEvent, any Error>.Continuation, _ error: (any Error)?
  ) {
    if let error { stream.finish(throwing: error) } else { stream.finish() }
  }

  private func receive(_ event: Result<NavigationEvent, any Error>) {
    update()
    switch event {
    case .success(let event):
      currentNavigationEvent = event
      for stream in streams { stream.yield(event) }
    case .failure(let error):
      currentNavigationEvent = nil
      let failed = streams
      streams = []
      for stream in failed { finish(stream, NavigationError.failedProvisionalNavigation(error)) }
    }
  }

  private func update() {
    if url != view.url { url = view.url }
    if title != view.title ?? "" { title = view.title ?? "" }
    if isLoading != view.isLoading { isLoading = view.isLoading }
    if estimatedProgress != view.estimatedProgress { estimatedProgress = view.estimatedProgress }
    if hasOnlySecureContent != view.hasOnlySecureContent { hasOnlySecureContent = view.hasOnlySecureContent }
    let list = BackForwardList(list: view.backForwardList)
    if list != backForwardList { backForwardList = list }
  }
}

/// Hears what the page's view tells its delegate.
private final class WebPageListener: NSObject, WKNavigationDelegate {
  var decider: (any WebPage.NavigationDeciding)?
  var onEvent: ((Result<WebPage.NavigationEvent, any Error>) -> Void)?

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    guard decider != nil else { return .allow }
    var preferences = WebPage.NavigationPreferences()
    return await decider?.decidePolicy(
      for: WebPage.NavigationAction(action: navigationAction), preferences: &preferences) ?? .allow
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    guard decider != nil else { return decisionHandler(.allow) }
    Task {
      let response = WebPage.NavigationResponse(navigationResponse)
      decisionHandler(await decider?.decidePolicy(for: response) ?? .allow)
    }
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    onEvent?(.success(.startedProvisionalNavigation))
  }

  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    onEvent?(.success(.receivedServerRedirect))
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { onEvent?(.success(.committed)) }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { onEvent?(.success(.finished)) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    onEvent?(.failure(error))
  }
}
