import Foundation
import FoundationOverlay
import Testing

struct CGRectBridgingTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `a rectangle in a dictionary reads as a value, and a value as a rectangle`() {
    let values: [AnyHashable: Any] = ["value": NSValue(cgRect: rect), "rect": rect]
    #expect(values["value"] as? CGRect == rect)
    #expect((values["rect"] as? NSValue)?.cgRectValue == rect)
  }

  @Test func `another value is no rectangle`() {
    let values: [Any] = [NSValue(cgPoint: .zero), NSNumber(value: 1), NSValue(range: NSRange(location: 0, length: 1))]
    #expect(values.compactMap { $0 as? CGRect }.isEmpty)
  }
}
