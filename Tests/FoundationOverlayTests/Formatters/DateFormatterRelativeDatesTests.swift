import Foundation
import FoundationOverlay
import Testing

@Suite struct DateFormatterRelativeDatesTests {
  private func formatter(_ locale: String = "en_US") -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.dateStyle = .medium
    formatter.doesRelativeDateFormatting = true
    return formatter
  }

  private func day(_ offset: Int) throws -> Date {
    let noon = try #require(Calendar.current.date(bySettingHour: 12, minute: 0, second: 0, of: Date()))
    return try #require(Calendar.current.date(byAdding: .day, value: offset, to: noon))
  }

  @Test("Days near today have names, others are written out")
  func names() throws {
    let formatter = formatter()
    #expect(try [-1, 0, 1].map { formatter.string(from: try day($0)) } == ["Yesterday", "Today", "Tomorrow"])
    let (relative, far) = (formatter.string(from: try day(-2)), try day(-2))
    formatter.doesRelativeDateFormatting = false
    #expect(relative == formatter.string(from: far))
    #expect(formatter.string(from: try day(0)) != "Today")
  }

  @Test("The time stands behind the name of the day")
  func times() throws {
    let formatter = formatter()
    formatter.timeStyle = .short
    let text = formatter.string(from: try day(0)).replacing("\u{202f}", with: " ")
    #expect(text.hasPrefix("Today") && text.hasSuffix("12:00 PM"))
  }

  @Test("The names are those of the language")
  func languages() throws {
    #expect(formatter("de_DE").string(from: try day(1)) == "Morgen")
    #expect(formatter("de_DE").string(from: try day(2)) == "Übermorgen")
  }
}
