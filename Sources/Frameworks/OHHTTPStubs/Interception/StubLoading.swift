@_spi(Windfall) import FoundationNetworkingOverlay

/// One answer of a stub, from the request to the last byte.
final class StubLoading: @unchecked Sendable {
  /// Where a stub sends requests from.
  private static let redirects = URLSession(configuration: .ephemeral)
  private static let redirectCodes: Set<Int32> = [301, 302, 303, 307, 308]

  /// Headers that do not go along with a redirect.
  private static let fieldsOfOneHost = [
    "Authorization", "Connection", "Host", "Proxy-Authenticate", "Proxy-Authorization", "WWW-Authenticate",
  ]

  private let owner: StubProtocol
  private let request: URLRequest
  private let lock = NSLock()
  private var isStopped = false
  private var redirected: URLSessionTask?

  init(_ owner: StubProtocol) {
    self.owner = owner
    request = owner.request.sendable
  }

  func start() {
    guard let stub = StubRegistry.shared.stub(for: request) else {
      let reason = "It seems like the stub has been removed BEFORE the response had time to be sent."
      fail(NSError(domain: "HTTPStubs", code: 500, userInfo: [NSLocalizedFailureReasonErrorKey: reason]))
      return
    }
    let response = stub.response(request.loaded)
    StubRegistry.shared.current.activation?(request.loaded, stub, response)
    let redirect = response.error == nil ? redirect(of: response) : nil
    let time = redirect == nil ? response.requestTime + response.transferTime : response.requestTime
    SimulatedTime.shared.deliver(after: time) { [self] in
      if let redirect {
        follow(redirect, stub: stub, response: response)
      } else {
        answer(stub: stub, response: response)
      }
    }
  }

  func stop() {
    let task = lock.withLock {
      isStopped = true
      return redirected
    }
    task?.cancel()
  }

  // MARK: - Answering

  private func answer(stub: Stub, response: HTTPStubsResponse) {
    guard !lock.withLock({ isStopped }) else { return }
    var error = response.error
    var body = Data()
    if error == nil { (body, error) = response.readBody() }
    if let error {
      fail(error)
    } else if let url = request.url, let head = head(response, url: url) {
      storeCookies(of: head, url: url)
      send(head, body)
    }
    StubRegistry.shared.current.finish?(request.loaded, stub, response, error)
  }

  private func head(_ response: HTTPStubsResponse, url: URL) -> HTTPURLResponse? {
    HTTPURLResponse(
      url: url, statusCode: Int(response.statusCode), httpVersion: "HTTP/1.1", headerFields: response.headerFields)
  }

  private func storeCookies(of head: HTTPURLResponse, url: URL) {
    guard request.httpShouldHandleCookies, let fields = head.allHeaderFields as? [String: String] else { return }
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: fields, for: url)
    if !cookies.isEmpty {
      HTTPCookieStorage.shared.setCookies(cookies, for: url, mainDocumentURL: request.mainDocumentURL)
    }
  }

  private func send(_ head: URLResponse, _ body: Data) {
    owner.client?.urlProtocol(owner, didReceive: head, cacheStoragePolicy: .notAllowed)
    if !body.isEmpty { owner.client?.urlProtocol(owner, didLoad: body) }
    owner.client?.urlProtocolDidFinishLoading(owner)
  }

  private func fail(_ error: any Error) {
    owner.client?.urlProtocol(owner, didFailWithError: error)
  }

  // MARK: - Redirects

  /// The request that a response asks for instead.
  private func redirect(of response: HTTPStubsResponse) -> URLRequest? {
    guard Self.redirectCodes.contains(response.statusCode),
      let location = response.headerFields.first(where: { $0.key.lowercased() == "location" })?.value,
      let url = URL(string: location, relativeTo: request.url)
    else { return nil }
    guard response.statusCode != 303 else { return URLRequest(url: url.absoluteURL) }
    var redirect = request
    redirect.url = url.absoluteURL
    for field in Self.fieldsOfOneHost { redirect.setValue(nil, forHTTPHeaderField: field) }
    return redirect
  }

  /// FoundationNetworking's own client cannot redirect, so its delegate is asked here.
  private func follow(_ redirect: URLRequest, stub: Stub, response: HTTPStubsResponse) {
    guard !lock.withLock({ isStopped }), let url = request.url, let head = head(response, url: url) else { return }
    StubRegistry.shared.current.redirect?(request.loaded, redirect.loaded, stub, response)
    guard let task = owner.task, let session = task.owner,
      let delegate = session.delegate as? any URLSessionTaskDelegate
    else {
      load(redirect)
      return
    }
    session.delegateQueue.addOperation { [self] in
      delegate.urlSession(session, task: task, willPerformHTTPRedirection: head, newRequest: redirect) {
        [self] allowed in
        if let allowed {
          load(allowed)
        } else {
          send(head, response.readBody().0)
        }
      }
    }
  }

  private func load(_ redirect: URLRequest) {
    let task = Self.redirects.dataTask(with: redirect) {
      [self] (body: Data?, head: URLResponse?, error: (any Error)?) in
      guard !lock.withLock({ isStopped }) else { return }
      if let head, error == nil {
        send(head, body ?? Data())
      } else {
        fail(error ?? URLError(.badServerResponse))
      }
    }
    let isWanted = lock.withLock {
      redirected = task
      return !isStopped
    }
    if isWanted { task.resume() }
  }
}
