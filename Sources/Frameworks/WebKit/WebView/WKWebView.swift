import ObjectiveC
@_spi(Windfall) import UIKit
@_spi(Windfall) import WindfallCore

/// See [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview).
///
/// Pages are shown as browsers show them without style sheets: headings, paragraphs, lists, tables, links, pictures of
/// files, buttons and fields. Scripts do not run, and forms are sent nowhere. Pages of the network come through
/// `URLSession`, so that web stubs answer for them too.
@preconcurrency @MainActor open class WKWebView: UIView {
  private let storedConfiguration: WKWebViewConfiguration
  private var load: PageLoad?
  private var page: Page?
  private var pageView: PageView?
  private var history: [WKBackForwardListItem] = []
  private var place = -1

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open private(set) var scrollView = UIScrollView()
  open private(set) var estimatedProgress = 0.0

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    storedConfiguration = configuration.copy() as? WKWebViewConfiguration ?? configuration
    super.init(frame: frame)
    addScrollView()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  public required init?(coder: NSCoder) {
    storedConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let pageView else { return }
    let height = pageView.layOut(width: scrollView.bounds.width)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: height)
  }

  private func show(_ page: Page) {
    let follow: (PageLink) -> Void = { [weak self] in self?.follow($0) }
    var builder = PageBuilder(base: page.base, controls: PageControls(follow: follow))
    builder.add(page.content)
    pageView?.removeFromSuperview()
    let view = PageView(blocks: builder.blocks, follow: follow)
    scrollView.addSubview(view)
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    pageView = view
    setNeedsLayout()
  }

  /// A link to a new window is the delegate's to show; without one, nothing happens.
  private func follow(_ link: PageLink) {
    let request = URLRequest(url: link.address)
    let isHere = page?.contains(link.address) == true
    guard link.opensWindow || isHere else {
      _ = start(PageLoad(request: request, source: .request, type: .linkActivated))
      return
    }
    let action = WKNavigationAction(request: request, type: .linkActivated, opensWindow: link.opensWindow)
    navigationDelegate.decide(for: action, in: self) { [weak self] policy in
      guard let self, policy == .allow else { return }
      guard link.opensWindow else {
        page?.url = link.address
        return
      }
      let new = uiDelegate?.webView(
        self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
      new?.load(request)
    }
  }

  /// A copy: what changes in the one that the view was made with does not change the view.
  open var configuration: WKWebViewConfiguration {
    storedConfiguration.copy() as? WKWebViewConfiguration ?? storedConfiguration
  }

  @_spi(Windfall) open override var elementType: ElementType { .webView }

  // MARK: - The page

  open var url: URL? { load?.url ?? page?.url }

  open var title: String? { page?.title ?? "" }

  open var isLoading: Bool { load != nil }

  open var hasOnlySecureContent: Bool { page != nil }

  open var backForwardList: WKBackForwardList { WKBackForwardList(items: history, place: place) }

  open var canGoBack: Bool { place > 0 }

  open var canGoForward: Bool { place + 1 < history.count }

  // MARK: - Loading

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    start(PageLoad(request: request, source: .request))
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let url = baseURL ?? PageLoad.blank
    return start(PageLoad(request: URLRequest(url: url), source: .text(string)))
  }

  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    start(
      PageLoad(
        request: URLRequest(url: baseURL), source: .data(data, type: MIMEType, encoding: characterEncodingName)))
  }

  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(PageLoad(request: URLRequest(url: URL), source: .request))
  }

  @discardableResult open func reload() -> WKNavigation? {
    page.flatMap { start($0.load.again(.reload)) }
  }

  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult open func goBack() -> WKNavigation? { move(to: place - 1) }

  @discardableResult open func goForward() -> WKNavigation? { move(to: place + 1) }

  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    history.firstIndex { $0 === item }.flatMap { move(to: $0) }
  }

  open func stopLoading() {
    guard let load else { return }
    load.cancel()
    fail(load, load.error(.cancelled))
  }

  private func move(to index: Int) -> WKNavigation? {
    guard history.indices.contains(index) else { return nil }
    return start(
      PageLoad(request: URLRequest(url: history[index].url), source: .request, type: .backForward, place: index))
  }

  private func start(_ new: PageLoad) -> WKNavigation {
    load?.cancel()
    load = new
    progress(0.1)
    let action = WKNavigationAction(request: new.request, type: new.type)
    later(new) { view in
      view.navigationDelegate.decide(for: action, in: view) { policy in
        guard view.load === new else { return }
        if policy == .allow { view.proceed(new) } else { view.end(new) }
      }
    }
    return new.navigation
  }

  private func proceed(_ load: PageLoad) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    later(load) { view in
      load.fetch { [weak view] in
        guard let view, view.load === load else { return }
        view.receive($0, load)
      }
    }
  }

  private func receive(_ result: Result<PageLoad.Answer, any Error>, _ load: PageLoad) {
    switch result {
    case .failure(let error): fail(load, error)
    case .success((let page, nil)): commit(page, load)
    case .success((let page, let response?)):
      if response.url != load.url {
        navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: load.navigation)
      }
      navigationDelegate.decide(for: WKNavigationResponse(response: response), in: self) { [weak self] policy in
        guard let self, self.load === load else { return }
        // What WebKit fails with when the delegate refuses an answer.
        if policy == .allow { commit(page, load) } else { fail(load, NSError(domain: "WebKitErrorDomain", code: 102)) }
      }
    }
  }

  private func fail(_ load: PageLoad, _ error: any Error) {
    end(load)
    navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
  }

  private func commit(_ new: Page, _ load: PageLoad) {
    page = new
    if let index = load.place {
      place = index
    } else if load.type != .reload, load.isListed {
      history = Array(history.prefix(place + 1)) + [WKBackForwardListItem(url: new.url, title: new.title)]
      place = history.count - 1
    }
    navigationDelegate?.webView(self, didCommit: load.navigation)
    show(new)
    end(load)
    progress(1)
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  private func end(_ load: PageLoad) {
    if self.load === load { self.load = nil }
    setNeedsPublish()
  }

  /// Observers compare when the view says that it has changed.
  private func progress(_ value: Double) {
    estimatedProgress = value
    setNeedsPublish()
  }

  /// What belongs to a load that another has taken the place of is left out.
  private func later(_ load: PageLoad, _ work: @escaping @MainActor (WKWebView) -> Void) {
    Task { [weak self] in
      if let self, self.load === load { work(self) }
    }
  }

  // MARK: - Scripts

  @preconcurrency open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    Task { completionHandler(nil, WKError(.unknown, userInfo: WKError.noScripts)) }
  }

  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.unknown, userInfo: WKError.noScripts)
  }
}
