/// See [WKHTTPCookieStore](https://developer.apple.com/documentation/webkit/wkhttpcookiestore).
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  nonisolated override init() { super.init() }

  @preconcurrency open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let cookies = cookies
    Task { completionHandler(cookies) }
  }

  open func allCookies() async -> [HTTPCookie] { cookies }

  @preconcurrency open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    if let completionHandler { Task { completionHandler() } }
  }

  @preconcurrency open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove(cookie)
    if let completionHandler { Task { completionHandler() } }
  }

  func removeAll() { cookies = [] }

  /// A cookie takes the place of one with its name, domain and path.
  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
}
