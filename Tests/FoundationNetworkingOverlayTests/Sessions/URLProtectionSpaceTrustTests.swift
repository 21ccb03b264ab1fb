import Foundation
import FoundationNetworkingOverlay
import Testing

@Suite("Trust in servers")
struct URLProtectionSpaceTrustTests {
  @Test("A method of authentication is told from others")
  func names() {
    let space = URLProtectionSpace(
      host: "a.b", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    #expect(space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust == nil)
  }
}

/// A protocol that asks for what takes Sendable handlers here, and finds its type out.
private protocol TaskAsking {
  associatedtype Asked
  func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> Asked
}

extension URLSession: TaskAsking {}
