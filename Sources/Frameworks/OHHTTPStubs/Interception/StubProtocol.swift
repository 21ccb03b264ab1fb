@_spi(Windfall) import FoundationNetworkingOverlay

/// Answers the requests that there are stubs for.
final class StubProtocol: URLProtocol {
  private weak var loading: StubLoading?

  override class func canInit(with request: URLRequest) -> Bool {
    if StubRegistry.shared.stub(for: request) != nil { return true }
    StubRegistry.shared.current.missing?(request.loaded)
    return false
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let loading = StubLoading(self)
    self.loading = loading
    loading.start()
  }

  override func stopLoading() { loading?.stop() }
}
