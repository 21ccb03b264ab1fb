import Foundation
import FoundationNetworking
import FoundationNetworkingOverlay
import Testing

@Suite struct NSURLRequestEqualityTests {
  @Test("Requests with other bodies are not equal")
  func bodies() throws {
    let url = try #require(URL(string: "https://example.com"))
    var (one, other) = (URLRequest(url: url), URLRequest(url: url))
    one.httpBody = Data("a".utf8)
    other.httpBody = Data("a".utf8)
    #expect(one == other && Set([one, other]).count == 1)
    other.httpBody = Data("b".utf8)
    #expect(one != other && [one].contains(one) && ![one].contains(other))
  }
}
