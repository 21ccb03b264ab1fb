import Foundation
import Testing

@testable import Charts

@Suite struct DateStepsTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int = 1) throws -> Date {
    try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
  }

  @Test func datesAreTheStartsOfUnits() throws {
    let range = try date(2024, 1, 15).timeIntervalSinceReferenceDate...date(2024, 4, 2).timeIntervalSinceReferenceDate
    let dates = DateSteps(component: .month, count: 1, calendar: calendar).values(in: range)
    #expect(dates == [try date(2024, 2), try date(2024, 3), try date(2024, 4)])
  }

  @Test func manyUnitsBeginAtAMultiple() throws {
    let range = try date(2024, 2).timeIntervalSinceReferenceDate...date(2024, 11).timeIntervalSinceReferenceDate
    let dates = DateSteps(component: .month, count: 3, calendar: calendar).values(in: range)
    #expect(dates == [try date(2024, 4), try date(2024, 7), try date(2024, 10)])
  }

  private static let day: Double = 86_400

  private static let lengths: [(Double, Calendar.Component, Int)] = [
    (4, .second, 1), (3600, .minute, 15), (4 * day, .day, 1), (365 * day, .month, 3), (73_000 * day, .year, 40),
  ]

  @Test(arguments: lengths)
  func theStepFitsTheLength(length: Double, component: Calendar.Component, count: Int) {
    let steps = DateSteps(over: length, count: 5)
    #expect(steps.component == component)
    #expect(steps.count == count)
  }
}
