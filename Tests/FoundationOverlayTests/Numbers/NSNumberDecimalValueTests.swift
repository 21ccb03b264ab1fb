import Foundation
import FoundationOverlay
import Testing

struct NSNumberDecimalValueTests {
  @Test("The decimal value of a number has the digits that are shown")
  func values() throws {
    #expect(NSNumber(value: 1.66).decimalValue == Decimal(string: "1.66"))
    #expect(NSNumber(value: Float(0.1)).decimalValue == Decimal(string: "0.1"))
    #expect(NSNumber(value: -7).decimalValue == -7 && NSNumber(value: UInt64.max).decimalValue == Decimal(UInt64.max))
    #expect(NSNumber(value: Double.nan).decimalValue.isNaN)
    let exact = try #require(Decimal(string: "3.14159265358979323846264338"))
    #expect(NSDecimalNumber(decimal: exact).decimalValue == exact)
    #expect((NSDecimalNumber(decimal: exact) as NSNumber).decimalValue == exact)
  }
}
