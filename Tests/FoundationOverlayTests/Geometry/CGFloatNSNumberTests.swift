import Foundation
import FoundationOverlay
import Testing

struct CGFloatNSNumberTests {
  @Test func `numbers become lengths`() {
    #expect(CGFloat(truncating: 1.5 as NSNumber) == 1.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
  }
}
