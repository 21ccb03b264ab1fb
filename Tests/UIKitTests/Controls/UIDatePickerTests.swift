import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIDatePickerTests {
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? Date()
  }

  private func withPicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, _ body: (UIDatePicker) throws -> Void
  ) rethrows {
    try withWindow { _, root in
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: style == .inline ? 340 : 216))
      picker.preferredDatePickerStyle = style
      picker.calendar = Calendar(identifier: .gregorian)
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = .gmt
      picker.datePickerMode = mode
      root.addSubview(picker)
      try body(picker)
    }
  }

  private func turn(_ index: Int, to value: String) -> Bool {
    let wheels = Element.onScreen(.datePicker).first?.all(.pickerWheel) ?? []
    guard index < wheels.count, let wheel = UIView.view(withID: wheels[index].viewID) as? PickerWheel else {
      return false
    }
    return wheel.turn(to: value)
  }

  private var values: [String?] { Element.onScreen(.pickerWheel).map(\.value) }

  @Test func `A date has wheels in the order of the locale, and a turn changes it`() {
    withPicker(.date) { picker in
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      picker.date = date(2024, 1, 31)
      #expect(values == ["January", "31", "2024"])
      #expect(changes == 0)
      #expect(turn(0, to: "February"))
      #expect(picker.date == date(2024, 2, 29))
      #expect(values == ["February", "29", "2024"] && changes == 1)
      picker.locale = Locale(identifier: "de_DE")
      #expect(values == ["29", "Februar", "2024"])
    }
  }

  @Test func `A time has hours, minutes in steps, and halves of the day`() {
    withPicker(.time) { picker in
      picker.minuteInterval = 15
      picker.date = date(2024, 1, 31, 13, 30)
      #expect(values == ["1", "30", "PM"])
      #expect(!turn(1, to: "31") && turn(1, to: "45") && turn(2, to: "AM") && turn(0, to: "12"))
      #expect(picker.date == date(2024, 1, 31, 0, 45))
    }
  }

  @Test func `The date stays within its limits`() {
    withPicker(.date) { picker in
      picker.minimumDate = date(2024, 1, 10)
      picker.maximumDate = date(2024, 1, 20)
      picker.date = date(2025, 1, 1)
      #expect(picker.date == date(2024, 1, 20))
      #expect(turn(1, to: "5"))
      #expect(picker.date == date(2024, 1, 10))
      #expect(values == ["January", "10", "2024"])
    }
  }

  @Test func `Days are counted from today`() {
    withPicker(.dateAndTime) { picker in
      picker.date = Date()
      #expect(values.first == "Today" && values.count == 4)
    }
  }

  @Test func `A day is found without its day of the week`() {
    withPicker(.dateAndTime) { picker in
      picker.date = date(2024, 12, 20, 8, 0)
      #expect(turn(0, to: "Jan 3"))
      #expect(picker.date == date(2025, 1, 3, 8, 0) && values.first == "Fri, Jan 3")
      #expect(turn(0, to: "Nov 27"))
      #expect(picker.date == date(2024, 11, 27, 8, 0))
    }
  }

  @Test func `A timer counts hours and minutes`() {
    withPicker(.countDownTimer) { picker in
      picker.countDownDuration = 3900
      #expect(values == ["1 hour", "5 min"])
      #expect(turn(1, to: "30 min"))
      #expect(picker.countDownDuration == 5400)
      #expect(turn(0, to: "2") && turn(1, to: "20"))
      #expect(picker.countDownDuration == 8400)
      #expect(!turn(0, to: "24") && !turn(1, to: "60"))
    }
  }

  // MARK: - Calendars

  private func button(_ label: String) -> Element? { Element.onScreen(.button).first { $0.label == label } }

  @Test func `The style that there is by itself is compact, and that of a timer has wheels`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact && picker.bounds.height < 50)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216)
  }

  @Test func `An inline date is chosen in a calendar, and keeps its time`() throws {
    try withPicker(.date, .inline) { picker in
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      picker.date = date(2024, 1, 31, 13, 30)
      picker.minimumDate = date(2024, 1, 3)
      let element = try #require(Element.onScreen(.datePicker).first)
      let days = try #require(element.all(.collectionView).first)
      #expect(days.children.count == 31 && days.children[30].label == "Wednesday, January 31")
      #expect(days.children.filter { $0.states.contains(.selected) }.map(\.label) == ["Wednesday, January 31"])
      #expect(days.children.filter { !$0.states.contains(.enabled) }.count == 2)
      #expect(days.all(.staticText).first?.label == "1")
      #expect(button("Month")?.value == "January 2024")
      tap(button("Wednesday, January 10"))
      #expect(picker.date == date(2024, 1, 10, 13, 30) && changes == 1)
      tap(button("Next Month"))
      #expect(button("Month")?.value == "February 2024")
      tap(button("Thursday, February 29"))
      #expect(picker.date == date(2024, 2, 29, 13, 30))
      tap(button("Month"))
      #expect(values == ["February", "2024"] && button("Next Month") == nil)
      #expect(turn(1, to: "2026"))
      tap(button("Month"))
      #expect(button("Month")?.value == "February 2026" && picker.date == date(2024, 2, 29, 13, 30))
    }
  }

  @Test func `The buttons of a compact picker open a calendar and wheels`() throws {
    try withPicker(.dateAndTime, .compact) { picker in
      picker.date = date(2024, 1, 31, 13, 30)
      #expect(button("Date Picker")?.value == "Jan 31, 2024")
      #expect(button("Time Picker")?.value?.hasPrefix("1:30") == true)
      tap(button("Date Picker"))
      #expect(Element.onScreen(.datePicker).count == 2)
      tap(button("Monday, January 1"))
      #expect(picker.date == date(2024, 1, 1, 13, 30) && button("Date Picker")?.value == "Jan 1, 2024")
      Fingers.tap(CGPoint(x: 5, y: 800))
      #expect(Element.onScreen(.datePicker).count == 1)
      tap(button("Time Picker"))
      let wheel = try #require(Element.onScreen(.pickerWheel).first)
      #expect((UIView.view(withID: wheel.viewID) as? PickerWheel)?.turn(to: "5") == true)
      #expect(picker.date == date(2024, 1, 1, 17, 30))
    }
  }
}
