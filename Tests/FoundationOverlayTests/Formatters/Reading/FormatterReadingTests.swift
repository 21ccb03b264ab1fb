import Foundation
import FoundationOverlay
import Testing

@Suite("What formatters read")
struct FormatterReadingTests {
  private final class Cents: NumberFormatter, OverridesRangedObjectValue, @unchecked Sendable {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      var value: AnyObject?
      try super.windfallGetObjectValue(&value, for: string, range: rangep)
      obj?.pointee = (value as? NSNumber).map { NSNumber(value: $0.doubleValue / 100) }
    }
  }

  private final class Codes: Formatter, OverridesPartialString, OverridesAttributedString {
    func isPartialStringValid(
      _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      newString?.pointee = NSString(string: partialString.uppercased())
      return partialString == partialString.uppercased()
    }

    func attributedString(
      for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString? { NSAttributedString(string: "\(obj)!", attributes: attrs) }
  }

  private func value(of text: String, by formatter: Formatter) -> (AnyObject?, isRead: Bool, reason: NSString?) {
    var value: AnyObject?
    var reason: NSString?
    let isRead = formatter.getObjectValue(&value, for: text, errorDescription: &reason)
    return (value, isRead, reason)
  }

  @Test("Numbers and dates are read by those of Foundation")
  func numbers() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    #expect(value(of: "12", by: numbers).0 as? NSNumber == 12)
    let failure = value(of: "twelve", by: numbers)
    #expect(failure.0 == nil && !failure.isRead && failure.reason != nil)
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = TimeZone(identifier: "GMT")
    #expect(value(of: "1970", by: dates).0 as? Date == Date(timeIntervalSince1970: 0))
    #expect(!value(of: "12", by: Formatter()).isRead)
  }

  @Test("A subclass reads its own way, also where its base is called")
  func subclass() {
    let cents = Cents()
    cents.locale = Locale(identifier: "en_US")
    #expect(value(of: "250", by: cents).0 as? NSNumber == 2.5)
    #expect(!value(of: "much", by: cents).isRead)
  }

  @Test("A part of a text is corrected, and a text gets its attributes")
  func parts() {
    let codes: Formatter = Codes()
    var text = NSString(string: "ab")
    #expect(
      !codes.isPartialStringValid(
        &text, proposedSelectedRange: nil, originalString: "a", originalSelectedRange: NSRange(), errorDescription: nil)
    )
    #expect(text == "AB")
    #expect(codes.attributedString(for: 3)?.string == "3!")
    #expect(Formatter().isPartialStringValid("x", newEditingString: nil, errorDescription: nil))
    #expect(Formatter().attributedString(for: 3) == nil)
  }
}
