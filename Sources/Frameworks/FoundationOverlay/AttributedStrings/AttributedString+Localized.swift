import Foundation

/// The texts of tables, in which Markdown is read.
extension AttributedString {
  /// See [AttributedString.FormattingOptions](https://developer.apple.com/documentation/foundation/attributedstring/formattingoptions).
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
  }

  /// See [init(localized:options:table:bundle:locale:comment:)](https://developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)-4mnye).
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.format, keyAndValue, options, table, bundle, locale)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, options, table, bundle, locale)
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    self.init(
      resource.key, resource.defaultValue, options, resource.table, resource.bundle.bundle, resource.locale)
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ options: FormattingOptions, _ table: String?,
    _ bundle: Bundle?, _ locale: Locale?
  ) {
    if options.contains(.applyReplacementIndexAttribute) {
      windfallUnimplemented("AttributedString.FormattingOptions.applyReplacementIndexAttribute")
    }
    let translation = (bundle ?? .main).localizedString(forKey: key, value: value.format, table: table)
    let text = value.escapedForMarkdown.text(inserting: translation, locale: locale ?? .current)
    let parsing = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: parsing)) ?? AttributedString(text)
  }
}
