import Foundation
import FoundationOverlay
import Testing

@Suite("What a locale as an object says of itself")
struct NSLocalePartsTests {
  @Test("Codes are those that it was made of, and nothing where it names none")
  func codes() {
    let locale = NSLocale(localeIdentifier: "zh-Hant_TW")
    #expect(locale.languageCode == "zh" && locale.countryCode == "TW" && locale.regionCode == "TW")
    #expect(locale.languageIdentifier == "zh-Hant-TW" && locale.scriptCode == "Hant")
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.scriptCode == nil && german.variantCode == nil && german.collationIdentifier == nil)
    #expect(german.languageIdentifier == "de-DE" && german.localeIdentifier == "de_DE")
  }

  @Test("Signs and names are those of its language and country")
  func signs() {
    let locale = NSLocale(localeIdentifier: "de_DE")
    #expect(locale.decimalSeparator == "," && locale.groupingSeparator == "." && locale.usesMetricSystem)
    #expect(locale.currencyCode == "EUR" && locale.currencySymbol == "€")
    #expect(locale.quotationBeginDelimiter == "\u{201E}" && locale.quotationEndDelimiter == "\u{201C}")
    #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
    #expect(locale.localizedString(forLocaleIdentifier: "fr_CH") == "Französisch (Schweiz)")
    #expect(locale.localizedString(forCurrencyCode: "USD") == "US-Dollar")
  }
}
