import Foundation
import Testing

@testable import WebKit

@MainActor @Suite struct WKSecurityOriginTests {
  @Test(
    arguments: [
      ("https://Example.org/a", "https example.org 0"), ("http://example.org:80", "http example.org 0"),
      ("https://example.org:80", "https example.org 80"),
    ])
  func `A frame comes from the origin of its page`(address: String, origin: String) throws {
    let frame = WKFrameInfo(request: URLRequest(url: try #require(URL(string: address))))
    let found = frame.securityOrigin
    #expect("\(found.protocol) \(found.host) \(found.port)" == origin)
  }
}
