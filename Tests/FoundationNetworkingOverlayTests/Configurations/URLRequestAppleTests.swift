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

  @Test("Requests are the app's, and ask for HTTP as usual")
  func attribution() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.attribution = .developer
    request.assumesHTTP3Capable = false
    #expect(request.attribution == .developer && !request.assumesHTTP3Capable)
    #expect((request as NSURLRequest).attribution == .developer)
  }
}
