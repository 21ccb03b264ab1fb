import Foundation

extension Locale {
  /// See [current](https://developer.apple.com/documentation/foundation/locale/current).
  ///
  /// Takes the place of Foundation's own property, by its symbol, which on Linux is the same for every process.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  @_spi(Windfall) public static func appleCurrent() -> Locale { CurrentLocale.locale }

  /// See [autoupdatingCurrent](https://developer.apple.com/documentation/foundation/locale/autoupdatingcurrent).
  ///
  /// Takes the place of Foundation's own property. Nobody changes the locale of a process here.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  @_spi(Windfall) public static func appleAutoupdatingCurrent() -> Locale { CurrentLocale.locale }

  /// See [preferredLanguages](https://developer.apple.com/documentation/foundation/locale/preferredlanguages).
  ///
  /// Takes the place of Foundation's own property.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  @_spi(Windfall) public static func applePreferredLanguages() -> [String] { ProcessLanguages.current.languages }
}
