import Foundation

extension Calendar {
  /// See [current](https://developer.apple.com/documentation/foundation/calendar/current).
  ///
  /// Takes the place of Foundation's own property, by its symbol, to have the locale of the process.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  @_spi(Windfall) public static func appleCurrent() -> Calendar { CurrentLocale.calendar }

  /// See [autoupdatingCurrent](https://developer.apple.com/documentation/foundation/calendar/autoupdatingcurrent).
  ///
  /// Takes the place of Foundation's own property. Nobody changes the locale of a process here.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  @_spi(Windfall) public static func appleAutoupdatingCurrent() -> Calendar { CurrentLocale.calendar }
}
