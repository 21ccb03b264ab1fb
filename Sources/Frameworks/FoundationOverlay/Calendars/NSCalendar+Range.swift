import Foundation

extension NSCalendar {
  /// See [range(of:start:interval:for:)](https://developer.apple.com/documentation/foundation/nscalendar/range(of:start:interval:for:)).
  public func range(
    of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let interval = range(of: unit, for: date) else { return false }
    datep?.pointee = NSDate(timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
    tip?.pointee = interval.duration
    return true
  }

  /// See [nextWeekendStart(_:interval:options:after:)](https://developer.apple.com/documentation/foundation/nscalendar/nextweekendstart(_:interval:options:after:)).
  public func nextWeekendStart(
    _ datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
    options: NSCalendar.Options = [], after date: Date
  ) -> Bool {
    guard let interval = nextWeekendAfter(date, options: options) else { return false }
    datep?.pointee = NSDate(timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
    tip?.pointee = interval.duration
    return true
  }

  /// See [range(ofWeekendStart:interval:containing:)](https://developer.apple.com/documentation/foundation/nscalendar/range(ofweekendstart:interval:containing:)).
  public func range(
    ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, containing date: Date
  ) -> Bool {
    guard let interval = range(ofWeekendContaining: date) else { return false }
    datep?.pointee = NSDate(timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
    tip?.pointee = interval.duration
    return true
  }
}
