import Foundation
import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct MultiDatePickerTests {
    struct Example: View {
      @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 5)]
      var isFixed = false

      var body: some View {
        VStack {
          MultiDatePicker(
            "Days", selection: isFixed ? .constant(days) : $days, in: Date(timeIntervalSince1970: 1_706_832_000)...)
          Text(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
          Button("none") { days = [] }
        }
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    }

    private func touch(_ day: Int, in calendar: UICalendarView) throws {
      let behavior = try #require(calendar.selectionBehavior as? UICalendarSelectionMultiDate)
      let components = DateComponents(
        calendar: calendar.calendar, era: 1, year: 2024, month: 2, day: day)
      behavior.selectedDates.append(components)
      behavior.delegate?.multiDateSelection(behavior, didSelectDate: components)
    }

    @Test func daysThatAreChosenReachTheBindingAndThoseOfTheBindingTheCalendar() throws {
      let screen = Screen { Example() }
      let calendar = try #require(screen.view(UICalendarView.self))
      let behavior = try #require(calendar.selectionBehavior as? UICalendarSelectionMultiDate)
      #expect(behavior.selectedDates.compactMap(\.day) == [5] && screen.has("5"))
      #expect(calendar.availableDateRange.start == Date(timeIntervalSince1970: 1_706_832_000))
      try touch(9, in: calendar)
      #expect(screen.has("5 9"))
      screen.tap("none")
      #expect(behavior.selectedDates == [])
    }

    @Test func aBindingMayRefuseDays() throws {
      let screen = Screen { Example(isFixed: true) }
      let calendar = try #require(screen.view(UICalendarView.self))
      try touch(9, in: calendar)
      let behavior = calendar.selectionBehavior as? UICalendarSelectionMultiDate
      #expect(behavior?.selectedDates.compactMap(\.day) == [5])
    }
  }
}
