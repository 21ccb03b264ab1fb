import Foundation
import FoundationOverlay
import Testing

@Suite("The text of an NSURL")
struct NSURLAbsoluteStringTests {
  @Test("It can be unwrapped, and used as it is")
  func both() throws {
    let url = try #require(NSURL(string: "https://example.com/a"))
    #expect(url.absoluteString?.count == 21)
    #expect(url.absoluteString.count == 21)
  }
}
