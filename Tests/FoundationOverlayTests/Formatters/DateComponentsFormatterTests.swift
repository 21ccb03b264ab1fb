import Foundation
import FoundationOverlay
import Testing

@Suite("Durations")
struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "Styles of units",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.full, "1 hour, 10 minutes"), (.short, "1 hr, 10 min"),
      (.abbreviated, "1h 10m"), (.brief, "1hr 10min"), (.spellOut, "one hour, ten minutes"), (.positional, "1:10:00"),
    ])
  func styles(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(formatter(style).string(from: 4200) == text)
  }

  @Test("Zeros are dropped, kept or padded")
  func zeros() {
    #expect(formatter(.positional).string(from: 65) == "1:05")
    #expect(formatter(.positional, zeros: .pad).string(from: 65) == "00:01:05")
    #expect(formatter(.positional, [.minute, .second], zeros: .pad).string(from: 65) == "01:05")
    #expect(formatter(.positional, zeros: []).string(from: 65) == "0:01:05")
    #expect(formatter(.abbreviated, zeros: .dropTrailing).string(from: 3600) == "1h")
    #expect(formatter(.abbreviated, zeros: .dropMiddle).string(from: 3605) == "1h 5s")
    #expect(formatter(.abbreviated, zeros: .dropLeading).string(from: 300) == "5m 0s")
    #expect(formatter(.full).string(from: 0) == "0 seconds")
    #expect(formatter(.positional, zeros: .pad).string(from: 0) == "00:00:00")
  }

  @Test("Components are carried into the units that are allowed")
  func components() {
    #expect(formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(formatter(.full, []).string(from: 8 * 86400) == "1 week, 1 day")
    #expect(formatter(.positional, [.day, .hour, .minute, .second]).string(from: 90061) == "1d 1:01:01")
  }

  @Test("No more units than wanted, and phrases around them")
  func limits() {
    let short = formatter(.full)
    short.maximumUnitCount = 1
    short.includesApproximationPhrase = true
    short.includesTimeRemainingPhrase = true
    #expect(short.string(from: 3700) == "About 1 hour remaining")
  }

  @Test("A negative duration has one sign")
  func negative() {
    #expect(formatter(.positional).string(from: -65) == "-1:05")
  }

  @Test("From one date to another, in the calendar's language")
  func dates() {
    let german = formatter(.full, [.day])
    german.calendar?.locale = Locale(identifier: "de")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(german.string(from: start, to: start.addingTimeInterval(3 * 86400)) == "3 Tage")
    #expect(german.string(for: DateComponents(day: 1)) == "1 Tag")
    #expect(german.string(for: 1) == nil)
  }

  @Test("Without a formatter of one's own")
  func convenience() {
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(minute: 5), unitsStyle: .full) == "5 minutes")
  }
}
