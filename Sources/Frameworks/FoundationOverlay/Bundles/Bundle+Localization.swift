import Foundation

/// These run in the place of methods of [Bundle](https://developer.apple.com/documentation/foundation/bundle), which on
/// Linux do not know the languages of the process.
extension Bundle {
  @_silgen_name("windfall_bundle_localized_string")
  @_spi(Windfall) public func appleLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    if let text = StringTableLibrary.text(for: key, table: table, in: self) { return text }
    guard let value, !value.isEmpty else { return key }
    return value
  }

  // MARK: - Languages

  @_silgen_name("windfall_bundle_localizations")
  @_spi(Windfall) public func appleLocalizations() -> [String] {
    let localizations = BundleLocalizations.of(self)
    return localizations.all.isEmpty ? [localizations.development] : localizations.all
  }

  @_silgen_name("windfall_bundle_preferred_localizations")
  @_spi(Windfall) public func applePreferredLocalizations() -> [String] { BundleLocalizations.of(self).preferred }

  @_silgen_name("windfall_bundle_development_localization")
  @_spi(Windfall) public func appleDevelopmentLocalization() -> String? { BundleLocalizations.of(self).development }

  @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ")
  @_spi(Windfall) public static func applePreferredLocalizations(from localizations: [String]) -> [String] {
    applePreferredLocalizations(from: localizations, forPreferences: BundleLocalizations.ofApp)
  }

  @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ")
  @_spi(Windfall) public static func applePreferredLocalizations(
    from localizations: [String], forPreferences preferences: [String]?
  ) -> [String] {
    let matches = LanguageMatch.best(of: localizations, for: preferences ?? ProcessLanguages.current.languages)
    return matches.isEmpty ? Array(localizations.prefix(1)) : matches
  }

  // MARK: - Information

  @_silgen_name("windfall_bundle_localized_info")
  @_spi(Windfall) public func appleLocalizedInfoDictionary() -> [String: Any]? {
    var result: [String: Any] = [:]
    for (key, text) in StringTableLibrary.texts(table: "InfoPlist", in: self) { result[key] = text }
    return result
  }

  @_silgen_name("windfall_bundle_info_object")
  @_spi(Windfall) public func appleObject(forInfoDictionaryKey key: String) -> Any? {
    StringTableLibrary.text(for: key, table: "InfoPlist", in: self) ?? infoDictionary?[key]
  }
}
