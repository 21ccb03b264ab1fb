import Foundation
import UIKit

/// The calendar of a multiple date picker.
final class MultiDateCalendar: UICalendarView, UICalendarSelectionMultiDateDelegate {
  var changed: ((Set<DateComponents>) -> Void)?
  private lazy var behavior = UICalendarSelectionMultiDate(delegate: self)

  func show(_ dates: Set<DateComponents>, from lowest: Date?, to end: Date?, in environment: EnvironmentValues) {
    if calendar != environment.calendar { calendar = environment.calendar }
    if timeZone != environment.timeZone { timeZone = environment.timeZone }
    if locale != environment.locale { locale = environment.locale }
    let start = lowest ?? .distantPast
    let range = DateInterval(start: start, end: max(end?.addingTimeInterval(-1) ?? .distantFuture, start))
    if availableDateRange != range { availableDateRange = range }
    if selectionBehavior !== behavior { selectionBehavior = behavior }
    take(dates)
  }

  /// What a binding holds, which may refuse what a person chose.
  func take(_ dates: Set<DateComponents>) {
    if dates != Set(behavior.selectedDates) { behavior.selectedDates = Array(dates) }
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    tell(selection)
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    tell(selection)
  }

  private func tell(_ selection: UICalendarSelectionMultiDate) { changed?(Set(selection.selectedDates)) }
}
