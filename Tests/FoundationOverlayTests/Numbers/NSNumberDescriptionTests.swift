import Foundation
import FoundationOverlay
import Testing

struct NSNumberDescriptionTests {
  @Test(arguments: [
    (18, "18"), (0.1, "0.1"), (0.1 + 0.2, "0.3"), (2.5, "2.5"), (1e20, "1e+20"), (1e15, "1000000000000000"),
    (-0.25, "-0.25"),
  ])
  func doublesAreWrittenWithoutAPointOfTheirOwn(value: Double, text: String) {
    #expect(NSNumber(value: value).stringValue == text)
    #expect(NSNumber(value: value).description == text)
    #expect("\(NSNumber(value: value))" == text)
  }

  @Test func floatsHaveSevenDigits() {
    #expect(NSNumber(value: Float(0.1)).stringValue == "0.1")
    #expect(NSNumber(value: Float(18)).stringValue == "18")
    #expect(NSNumber(value: Float(1) / 3).stringValue == "0.3333333")
  }

  @Test func wholeNumbersAndTruthValuesStayAsTheyAre() {
    #expect(NSNumber(value: true).stringValue == "1")
    #expect(NSNumber(value: -7).stringValue == "-7")
    #expect(NSNumber(value: UInt64.max).stringValue == "18446744073709551615")
    #expect(NSNumber(value: Int64.min).stringValue == "-9223372036854775808")
    #expect(NSDecimalNumber(string: "1.10").stringValue == "1.1")
  }

  @Test func aLocaleHasItsSeparator() {
    #expect(NSNumber(value: 1.5).description(withLocale: Locale(identifier: "de_DE")) == "1,5")
    #expect(NSNumber(value: 1500).description(withLocale: Locale(identifier: "en_US")) == "1,500")
  }
}
