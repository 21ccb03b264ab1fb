import Foundation
import FoundationNetworking
import FoundationNetworkingOverlay
import Testing

@Suite struct URLRequestAppleTests {
  @Test("Requests may use all networks")
  func networks() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.allowsConstrainedNetworkAccess = true
    #expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
  }
}
