import WindfallCore

/// The way of a page into a web view.
@MainActor final class PageLoad {
  enum Source {
    case request
    case text(String)
    case data(Data, type: String, encoding: String)
  }

  /// A page, and the server's response, where there is one.
  typealias Answer = (page: Page, response: URLResponse?)

  nonisolated static let blank = URL(fileURLWithPath: "/").blankPage

  let request: URLRequest
  let source: Source
  let type: WKNavigationType
  /// Where in the history the page is.
  let place: Int?
  let navigation = WKNavigation()
  private var task: URLSessionTask?

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

  func cancel() {
    task?.cancel()
    task = nil
  }

  func fetch(_ answer: @escaping @MainActor @Sendable (Result<Answer, any Error>) -> Void) {
    switch source {
    case .text(let text): answer(.success((Page(self, content: Page.read(text)), nil)))
    case .data(let data, let type, let encoding):
      answer(.success((Page(self, data: data, type: type, encoding: encoding), nil)))
    case .request: request(answer)
    }
  }

  private func request(_ answer: @escaping @MainActor @Sendable (Result<Answer, any Error>) -> Void) {
    switch url.scheme?.lowercased() {
    case "about": answer(.success((Page(self, content: HTMLNode(name: "page")), nil)))
    case "data":
      guard let data = DataAddress(url) else { return answer(.failure(error(.badURL))) }
      answer(.success((Page(self, data: data.bytes, type: data.type), nil)))
    case "file":
      guard let data = FileManager.default.contents(atPath: url.path) else {
        return answer(.failure(error(.fileDoesNotExist)))
      }
      let type = FileType.ofExtension(url.pathExtension)?.mimeTypes.first ?? "text/plain"
      let response = URLResponse(
        url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
      answer(.success((Page(self, data: data, type: type), response)))
    case "http", "https": ask(answer)
    default: answer(.failure(error(.unsupportedURL)))
    }
  }

  private func ask(_ answer: @escaping @MainActor @Sendable (Result<Answer, any Error>) -> Void) {
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      Task { @MainActor in
        self.task = nil
        guard let data, let response else { return answer(.failure(error ?? self.error(.unknown))) }
        let page = Page(
          self, url: response.url, data: data, type: response.mimeType, encoding: response.textEncodingName)
        answer(.success((page, response)))
      }
    }
    self.task = task
    task.resume()
  }

  func error(_ code: URLError.Code) -> any Error {
    URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
  }
}

extension URL {
  fileprivate var blankPage: URL { URL(string: "about:blank") ?? self }
}
