import Foundation
import FoundationOverlay
import Testing

@Suite("Relative dates")
struct RelativeDateTimeFormatterTests {
  private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter
  }

  @Test(
    "Intervals are told in their largest unit",
    arguments: [
      (-5.0, "5 seconds ago"), (90.0, "in 1 minute"), (0.0, "in 0 seconds"), (-7200.0, "2 hours ago"),
      (86400.0, "in 1 day"),
      (-691200.0, "1 week ago"),
    ])
  func intervals(_ interval: Double, _ text: String) {
    let reference = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let date = reference.addingTimeInterval(interval)
    #expect(formatter().localizedString(for: date, relativeTo: reference) == text)
  }

  @Test("Named dates have their names")
  func named() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
    #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
  }

  @Test("Styles of units")
  func units() {
    let formatter = formatter()
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in two months")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2 hr. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2h ago")
  }

  @Test("The language is the locale's, and the case the place's")
  func languages() {
    let german = formatter("de_DE")
    german.dateTimeStyle = .named
    #expect(german.localizedString(from: DateComponents(day: -1)) == "gestern")
    german.formattingContext = .beginningOfSentence
    #expect(german.localizedString(from: DateComponents(day: -1)) == "Gestern")
  }

  @Test("Only dates have texts")
  func objects() {
    #expect(formatter().string(for: "a") == nil)
    #expect(formatter().string(for: Date(timeIntervalSinceNow: -7 * 3600 - 60)) == "7 hours ago")
  }
}
