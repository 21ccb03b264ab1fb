import Foundation
import FoundationNetworking
import FoundationNetworkingOverlay
import Testing

struct URLSessionTaskAppleTests {
  @Test("A task keeps whether it prefers its data in parts")
  func delivery() throws {
    let url = try #require(URL(string: "https://example.com"))
    let (first, second) = (URLSession.shared.dataTask(with: url), URLSession.shared.dataTask(with: url))
    #expect(first.prefersIncrementalDelivery)
    first.prefersIncrementalDelivery = false
    #expect(!first.prefersIncrementalDelivery && second.prefersIncrementalDelivery)
  }
}
