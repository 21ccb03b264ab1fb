import Foundation
import FoundationOverlay
import Testing

@Suite("Numbers of Core Graphics as objects")
struct CGFloatBridgingTests {
  @Test("One becomes a number and comes back")
  func bridging() {
    let width: CGFloat = 1.5
    #expect(width as NSNumber == NSNumber(value: 1.5))
    #expect((width as Any) as? NSNumber == NSNumber(value: 1.5))
    #expect((NSNumber(value: 2.5) as Any) as? CGFloat == 2.5)
    #expect((NSNumber(value: 3) as Any) as? CGFloat == 3)
    #expect((NSNumber(value: Int64.max) as Any) as? CGFloat == nil)
  }
}
