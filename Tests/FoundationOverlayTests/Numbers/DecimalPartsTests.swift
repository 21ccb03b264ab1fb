import Foundation
import FoundationOverlay
import Testing

struct DecimalPartsTests {
  @Test func `a number has its mantissa, its exponent and its sign`() throws {
    let number = try #require(Decimal(string: "-1234567.89"))
    #expect(number._exponent == -2 && number._isNegative == 1 && number._length == 2)
    #expect(Int(number._mantissa.0) + Int(number._mantissa.1) << 16 == 123_456_789)
    #expect(Decimal(7)._isNegative == 0 && Decimal(7)._mantissa.0 == 7 && Decimal(0)._length == 0)
  }
}
