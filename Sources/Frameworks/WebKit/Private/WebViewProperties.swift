import ObjectiveC

/// The properties of a web view that are observed by their names, and set by interface files.
enum WebViewProperties {
  @MainActor static func add(to table: MethodTable) {
    table.add("estimatedProgress", \WKWebView.estimatedProgress)
    table.add("isLoading", \WKWebView.isLoading)
    table.add("loading", \WKWebView.isLoading)
    table.add("title", \WKWebView.title)
    table.add("url", \WKWebView.url)
    table.add("URL", \WKWebView.url)
    table.add("canGoBack", \WKWebView.canGoBack)
    table.add("canGoForward", \WKWebView.canGoForward)
    table.add("navigationDelegate", \WKWebView.navigationObject)
    table.add("uiDelegate", \WKWebView.uiObject)
    table.add("UIDelegate", \WKWebView.uiObject)
  }
}

extension WKWebView {
  fileprivate var navigationObject: AnyObject? {
    get { navigationDelegate }
    set { navigationDelegate = newValue as? any WKNavigationDelegate }
  }

  fileprivate var uiObject: AnyObject? {
    get { uiDelegate }
    set { uiDelegate = newValue as? any WKUIDelegate }
  }
}

/// ObjectiveC looks for this function by the module's name, so that an app has to export it.
@_cdecl("windfall_framework_methods_WebKit")
@_spi(Windfall) public nonisolated func windfall_framework_methods_WebKit(_ table: UnsafeMutableRawPointer) {
  nonisolated(unsafe) let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  MainActor.assumeIsolated { WebViewProperties.add(to: table) }
}
