import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICalendarViewTests {
  private func day(_ day: Int, _ month: Int = 2) -> DateComponents {
    DateComponents(year: 2024, month: month, day: day)
  }

  private func withCalendar(_ body: (UICalendarView) throws -> Void) rethrows {
    try withWindow { _, root in
      let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 320, height: 340))
      view.calendar = Calendar(identifier: .gregorian)
      view.locale = Locale(identifier: "en_US")
      view.timeZone = .gmt
      view.visibleDateComponents = day(1)
      root.addSubview(view)
      try body(view)
    }
  }

  private func button(_ label: String) -> CalendarDay? {
    Element.onScreen(.button).first { $0.label == label }.flatMap { UIView.view(withID: $0.viewID) as? CalendarDay }
  }

  private final class Single: NSObject, UICalendarSelectionSingleDateDelegate {
    var chosen: [Int?] = []

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      chosen.append(dateComponents?.day)
    }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 3 }
  }

  @Test func `A day is chosen by a touch, and given back by another`() throws {
    try withCalendar { view in
      let delegate = Single()
      let selection = UICalendarSelectionSingleDate(delegate: delegate)
      view.selectionBehavior = selection
      try #require(button("Friday, February 2")).sendActions(for: .touchUpInside)
      #expect(selection.selectedDate?.day == 2 && selection.selectedDate?.calendar != nil)
      #expect(button("Friday, February 2")?.isSelected == true && button("Saturday, February 3")?.isEnabled == false)
      try #require(button("Friday, February 2")).sendActions(for: .touchUpInside)
      #expect(selection.selectedDate == nil && delegate.chosen == [2, nil])
      selection.setSelected(day(9), animated: true)
      #expect(button("Friday, February 9")?.isSelected == true && delegate.chosen.count == 2)
    }
  }

  private final class Several: NSObject, UICalendarSelectionMultiDateDelegate {
    var log: [Int] = []

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      log.append(dateComponents.day ?? 0)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      log.append(-(dateComponents.day ?? 0))
    }
  }

  @Test func `Several days are chosen, and one is the same with and without its calendar`() throws {
    try withCalendar { view in
      let delegate = Several()
      let selection = UICalendarSelectionMultiDate(delegate: delegate)
      selection.selectedDates = [day(5)]
      view.selectionBehavior = selection
      try #require(button("Tuesday, February 6")).sendActions(for: .touchUpInside)
      try #require(button("Monday, February 5")).sendActions(for: .touchUpInside)
      #expect(delegate.log == [6, -5] && selection.selectedDates.map(\.day) == [6])
    }
  }

  private final class Decorator: NSObject, UICalendarViewDelegate {
    var turned: [Int?] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 2 ? .customView { UILabel() } : dateComponents.day == 3 ? .default(color: .red) : nil
    }

    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      turned.append(previousDateComponents.month)
    }
  }

  @Test func `Days are decorated, months are turned, and days outside of the range cannot be chosen`() throws {
    try withCalendar { view in
      let delegate = Decorator()
      view.delegate = delegate
      view.availableDateRange = DateInterval(
        start: view.calendar.date(from: day(2)) ?? Date(), end: view.calendar.date(from: day(20, 3)) ?? Date())
      #expect(button("Friday, February 2")?.decoration is UILabel)
      #expect(button("Saturday, February 3")?.decoration?.backgroundColor == .red)
      #expect(button("Thursday, February 1")?.isEnabled == false)
      let next = try #require(Element.onScreen(.button).first { $0.label == "Next Month" })
      (UIView.view(withID: next.viewID) as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(delegate.turned == [2] && view.visibleDateComponents.month == 3)
      #expect(button("Thursday, March 21")?.isEnabled == false)
    }
  }
}
