import Foundation

extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.format, value: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", value: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, value: resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }

  private init(key: String, value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
    let translation = (bundle ?? .main).localizedString(forKey: key, value: value.format, table: table)
    self = value.text(inserting: translation, locale: locale)
  }
}
