import Foundation
import FoundationOverlay
import Testing

@Suite("Styles of components of dates")
struct DateComponentsStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let american = Locale(identifier: "en_US")

  private func text(_ seconds: Double, _ style: Date.ComponentsStyle) throws -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    return (start..<start.addingTimeInterval(seconds)).formatted(style.locale(american).calendar(calendar))
  }

  @Test("In each style")
  func styles() throws {
    let seconds = 26 * 3600.0 + 180
    #expect(try text(seconds, .components(style: .wide)) == "1 day, 2 hours, 3 minutes")
    #expect(try text(seconds, .components(style: .abbreviated)) == "1 day, 2 hr, 3 min")
    #expect(try text(seconds, .components(style: .narrow)) == "1d 2h 3m")
    #expect(try text(seconds, .components(style: .spellOut)) == "one day, two hours, three minutes")
  }

  @Test("Only the fields that are asked for")
  func fields() throws {
    #expect(try text(26 * 3600, .components(style: .wide, fields: [.hour])) == "26 hours")
    #expect(try text(26 * 3600, .components(style: .wide, fields: [.day, .minute])) == "1 day, 120 minutes")
    #expect(try text(8 * 86_400, .components(style: .wide, fields: [.week, .day])) == "1 week, 1 day")
    #expect(try text(0, .components(style: .wide, fields: [.day, .hour])) == "0 hours")
  }

  @Test("A duration has colons")
  func duration() throws {
    #expect(try text(3723, .timeDuration) == "1:02:03")
  }
}
