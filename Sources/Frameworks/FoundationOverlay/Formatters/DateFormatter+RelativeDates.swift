import CFoundationOverlay
import Foundation
@_spi(Windfall) import ObjectiveC

extension DateFormatter {
  private struct Formatting {
    let call: (Date) -> String
  }

  private nonisolated(unsafe) static let original = ReplacedMethod.address(
    of: "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF", in: "libFoundation.so")

  /// Takes the place of [string(from:)](https://developer.apple.com/documentation/foundation/dateformatter/string(from:)):
  /// on Linux `doesRelativeDateFormatting` changes nothing. Days near today have the names of the language, with a
  /// capital letter.
  @_silgen_name("windfall_date_formatter_string")
  @_spi(Windfall) public func appleString(from date: Date) -> String {
    let text = ReplacedMethod(Self.original, of: self).closure(in: Formatting.self).call(date)
    guard doesRelativeDateFormatting, dateStyle != .none, let day = dayName(of: date) else { return text }
    if timeStyle == .none { return day }
    let alone = DateFormatter()
    (alone.locale, alone.calendar, alone.timeZone, alone.dateStyle) = (locale, calendar, timeZone, dateStyle)
    guard let range = text.range(of: alone.string(from: date)) else { return text }
    return text.replacingCharacters(in: range, with: day)
  }

  /// Nil for a day that has only a number.
  private func dayName(of date: Date) -> String? {
    var calendar: Calendar = self.calendar
    calendar.timeZone = timeZone
    let (today, start) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
    guard let number = calendar.dateComponents([.day], from: today, to: start).day, abs(number) <= 2 else { return nil }
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    let counted = formatter.localizedString(from: DateComponents(day: number))
    formatter.dateTimeStyle = .named
    let name = formatter.localizedString(from: DateComponents(day: number))
    return name == counted ? nil : name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  MethodInterception.install(
    windfall_date_formatter_methods(), in: DateFormatter.self, prefix: "$s10Foundation13DateFormatterC")
}
