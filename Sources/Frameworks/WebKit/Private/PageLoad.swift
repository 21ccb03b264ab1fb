/// The way of a page into a web view.
@MainActor final class PageLoad {
  enum Source {
    case request
    case text(String)
  }

  nonisolated static let blank = URL(fileURLWithPath: "/").blankPage

  let request: URLRequest
  let source: Source
  let type: WKNavigationType
  /// Where in the history the page is.
  let place: Int?
  let navigation = WKNavigation()

  init(request: URLRequest, source: Source, type: WKNavigationType = .other, place: Int? = nil) {
    self.request = request
    self.source = source
    self.type = type
    self.place = place
  }

  func again(_ type: WKNavigationType) -> PageLoad { PageLoad(request: request, source: source, type: type) }

  nonisolated var url: URL { request.url ?? PageLoad.blank }

  /// Texts are not part of the history.
  var isListed: Bool {
    if case .request = source { return true }
    return false
  }

  func page() -> Result<Page, any Error> {
    if case .text(let text) = source { return .success(Page(self, text: text)) }
    switch url.scheme?.lowercased() {
    case "about", "data": return .success(Page(self, text: ""))
    case "file":
      guard let data = FileManager.default.contents(atPath: url.path) else {
        return .failure(error(.fileDoesNotExist))
      }
      return .success(Page(self, text: String(decoding: data, as: UTF8.self)))
    case "http", "https": return .failure(error(.notConnectedToInternet))
    default: return .failure(error(.unsupportedURL))
    }
  }

  func error(_ code: URLError.Code) -> any Error {
    URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
  }
}

extension URL {
  fileprivate var blankPage: URL { URL(string: "about:blank") ?? self }
}
