import Foundation

/// What [NSLocale](https://developer.apple.com/documentation/foundation/nslocale) says of itself, which Linux's Foundation
/// keeps to itself.
extension NSLocale {
  private var locale: Locale { self as Locale }
  private var parts: Locale.Components { Locale.Components(locale: locale) }

  public var localeIdentifier: String { locale.identifier }
  public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
  public var languageIdentifier: String {
    let language = parts.languageComponents
    let codes = [language.languageCode?.identifier, language.script?.identifier, language.region?.identifier]
    return codes.compactMap(\.self).joined(separator: "-")
  }
  public var countryCode: String? { locale.region?.identifier }
  public var regionCode: String? { locale.region?.identifier }
  public var scriptCode: String? { parts.languageComponents.script?.identifier }
  public var variantCode: String? { locale.variant?.identifier }
  public var collationIdentifier: String? { parts.collation?.identifier }
  public var decimalSeparator: String { locale.decimalSeparator ?? "" }
  public var groupingSeparator: String { locale.groupingSeparator ?? "" }
  public var currencySymbol: String { locale.currencySymbol ?? "" }
  public var currencyCode: String? { locale.currency?.identifier }
  public var collatorIdentifier: String { locale.collatorIdentifier ?? "" }
  public var quotationBeginDelimiter: String { locale.quotationBeginDelimiter ?? "" }
  public var quotationEndDelimiter: String { locale.quotationEndDelimiter ?? "" }
  public var alternateQuotationBeginDelimiter: String { locale.alternateQuotationBeginDelimiter ?? "" }
  public var alternateQuotationEndDelimiter: String { locale.alternateQuotationEndDelimiter ?? "" }
  public var usesMetricSystem: Bool { locale.measurementSystem == .metric }

  public func localizedString(forLocaleIdentifier identifier: String) -> String {
    locale.localizedString(forIdentifier: identifier) ?? ""
  }

  public func localizedString(forLanguageCode code: String) -> String? { locale.localizedString(forLanguageCode: code) }

  public func localizedString(forCountryCode code: String) -> String? { locale.localizedString(forRegionCode: code) }

  public func localizedString(forScriptCode code: String) -> String? { locale.localizedString(forScriptCode: code) }

  public func localizedString(forVariantCode code: String) -> String? { locale.localizedString(forVariantCode: code) }

  public func localizedString(forCurrencyCode code: String) -> String? { locale.localizedString(forCurrencyCode: code) }

  public func localizedString(forCollationIdentifier identifier: String) -> String? {
    locale.localizedString(forCollationIdentifier: identifier)
  }

  public func localizedString(forCollatorIdentifier identifier: String) -> String? {
    locale.localizedString(forCollatorIdentifier: identifier)
  }
}
