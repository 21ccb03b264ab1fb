import Foundation

/// These take the place of Foundation's own functions, by their symbols, to choose among the texts that a table has for
/// different numbers; see
/// [init(format:)](https://developer.apple.com/documentation/swift/string/init(format:_:)-5y2g7). Initialisers own their
/// arguments, as those do.
extension String {
  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  @_spi(Windfall) public static func appleFormat(_ format: String, _ arguments: consuming [any CVarArg]) -> String {
    PluralText.text(format, arguments, locale: nil)
  }

  @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  @_spi(Windfall) public static func appleFormat(_ format: String, array arguments: [any CVarArg]) -> String {
    PluralText.text(format, arguments, locale: nil)
  }

  @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  @_spi(Windfall) public static func appleFormat(
    _ format: String, locale: Locale?, _ arguments: consuming [any CVarArg]
  ) -> String {
    PluralText.text(format, arguments, locale: locale)
  }

  @_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
  @_spi(Windfall) public static func appleFormat(
    _ format: String, locale: Locale?, array arguments: [any CVarArg]
  ) -> String {
    PluralText.text(format, arguments, locale: locale)
  }

  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  @_spi(Windfall) public static func appleLocalizedFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    PluralText.text(format, arguments, locale: CurrentLocale.locale)
  }
}
