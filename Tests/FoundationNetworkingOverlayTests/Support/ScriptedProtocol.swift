import FoundationNetworkingOverlay
import TestSupport

/// A protocol as tests write it by hand, which does what the path of a request says.
class ScriptedProtocol: URLProtocol {
  static let seen = Recorded()
  static let stopped = Recorded()

  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "scripted.invalid" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() { Self.stopped.add(request.url?.absoluteString ?? "") }

  override func startLoading() {
    guard let url = request.url else { return }
    switch url.path {
    case "/body":
      Self.seen.add("\(request.httpBody == nil) \(Self.text(of: request))")
      load("done")
    case "/bare": client?.urlProtocol(self, didLoad: Data("bare".utf8))
    case "/early":
      client?.urlProtocol(self, didLoad: Data("early".utf8))
      respond(202)
    case "/empty":
      client?.urlProtocol(self, didReceive: HTTPURLResponse.windfallEmptyHTTP(), cacheStoragePolicy: .notAllowed)
    case "/error":
      client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
      return
    case "/moved":
      guard let answer = response(301) else { return }
      var request = request
      request.url = URL(string: "/parts", relativeTo: url)?.absoluteURL
      client?.urlProtocol(self, wasRedirectedTo: request, redirectResponse: answer)
      client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
      return
    case "/endless":
      load("first")
      return
    default: load("one\n", "\n", "two\r\nthr", "ee")
    }
    client?.urlProtocolDidFinishLoading(self)
  }

  private func load(_ parts: String...) {
    respond(200)
    for part in parts { client?.urlProtocol(self, didLoad: Data(part.utf8)) }
  }

  private func respond(_ status: Int) {
    guard let response = response(status) else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
  }

  private func response(_ status: Int) -> URLResponse? {
    guard let url = request.url else { return nil }
    return HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
  }

  private static func text(of request: URLRequest) -> String {
    guard let stream = request.httpBodyStream else { return "no stream" }
    stream.open()
    defer { stream.close() }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = stream.read(&bytes, maxLength: bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// A class that is made when it is first named, after its superclass has been used.
final class GenericProtocol<Value>: ScriptedProtocol {}
