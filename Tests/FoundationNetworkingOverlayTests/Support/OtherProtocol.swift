import FoundationNetworkingOverlay

/// Answers what `ScriptedProtocol` answers too.
final class OtherProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "scripted.invalid" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    client?.urlProtocol(self, didLoad: Data("other".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
