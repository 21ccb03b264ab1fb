import Foundation

extension NSCalendar {
  /// See [range(of:start:interval:for:)](https://developer.apple.com/documentation/foundation/nscalendar/range(of:start:interval:for:)).
  public func range(
    of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    write(range(of: unit, for: date), to: datep, tip)
  }

  /// See [nextWeekendStart(_:interval:options:after:)](https://developer.apple.com/documentation/foundation/nscalendar/nextweekendstart(_:interval:options:after:)).
  public func nextWeekendStart(
    _ datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
    options: NSCalendar.Options = [], after date: Date
  ) -> Bool {
    write(nextWeekendAfter(date, options: options), to: datep, tip)
  }

  /// See [range(ofWeekendStart:interval:containing:)](https://developer.apple.com/documentation/foundation/nscalendar/range(ofweekendstart:interval:containing:)).
  public func range(
    ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, containing date: Date
  ) -> Bool {
    write(range(ofWeekendContaining: date), to: datep, tip)
  }

  /// Gives an interval by way of pointers; false where there is none.
  private func write(
    _ interval: DateInterval?, to datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    _ tip: UnsafeMutablePointer<TimeInterval>?
  ) -> Bool {
    guard let interval else { return false }
    datep?.pointee = NSDate(timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
    tip?.pointee = interval.duration
    return true
  }
}
