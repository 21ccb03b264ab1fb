import Foundation
import Testing

@testable import FoundationOverlay

struct NumberFormatterDecimalsTests {
  private func formatter(_ mode: NumberFormatter.RoundingMode) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    formatter.roundingMode = mode
    return formatter
  }

  @Test(
    "A decimal number that is rounded down keeps its digits",
    arguments: [("345.67", "345.67"), ("18092345.67", "18,092,345.67"), ("0.07", "0.07"), ("-1.999", "-1.99")])
  func down(number: String, text: String) {
    let decimal = NSDecimalNumber(string: number)
    #expect(formatter(.down).string(from: decimal) == text)
    #expect(formatter(.down).string(for: decimal.decimalValue) == text)
  }

  @Test("Other numbers are formatted as before, and so is what is no number")
  func others() {
    #expect(formatter(.up).string(from: 1.005) == "1.01")
    #expect(formatter(.halfEven).string(from: NSDecimalNumber(string: "2.345")) == "2.34")
    #expect(formatter(.down).string(from: NSDecimalNumber.notANumber) == "NaN")
    #expect(formatter(.down).string(from: true) == "1")
  }
}
