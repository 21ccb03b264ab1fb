import Glibc

/// Stops the requests that nothing answers before they leave the machine, and fails the running test.
///
/// It stands before the protocols that FoundationNetworking has itself, and after those of the tests.
final class NetworkGuard: URLProtocol {
  private static let schemes: Set<String> = ["http", "https", "ftp", "ws", "wss"]

  /// What `--allow-network` sets.
  private static var isOff: Bool { getenv("WINDFALL_ALLOW_NETWORK") != nil }

  override class func canInit(with request: URLRequest) -> Bool {
    guard !isOff, let url = request.url, let scheme = url.scheme, let host = url.host else { return false }
    return schemes.contains(scheme.lowercased()) && !isLocal(host.lowercased())
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let name = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
    StubFailure.report("no stub answers \(name), which would leave this machine; stub it, or run with --allow-network")
    let failing = [NSURLErrorFailingURLErrorKey: request.url as Any]
    client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet, userInfo: failing))
  }

  override func stopLoading() {}

  private static func isLocal(_ host: String) -> Bool {
    host == "localhost" || host.hasSuffix(".localhost") || ["::1", "[::1]", "0.0.0.0"].contains(host)
      || isLoopback(host)
  }

  /// Not by its beginning alone, which a name may have as well.
  private static func isLoopback(_ host: String) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, host, &address) == 1 && UInt32(bigEndian: address.s_addr) >> 24 == 127
  }
}
