import Foundation
import FoundationOverlay
import Testing

struct URLErrorCodeTests {
  @Test("A code can be made of any number, and has no name where there is none")
  func codes() {
    #expect(URLError(.init(rawValue: -1001)).code == .timedOut)
    #expect(URLError(.init(rawValue: 404)).code == .unknown)
    #expect(URLError.Code(windfallRawValue: -1009) == .notConnectedToInternet)
  }
}
