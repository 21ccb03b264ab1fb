import Foundation

extension String {
  /// [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue)
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text as tables of strings have it, with a placeholder for each value.
    let format: String
    private let arguments: [LocalizationArgument]

    public init(_ value: String) {
      format = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      format = stringInterpolation.format
      arguments = stringInterpolation.arguments
    }

    /// The same with the marks of Markdown in its values escaped.
    var escapedForMarkdown: LocalizationValue {
      LocalizationValue(format: format, arguments: arguments.map(\.escapedForMarkdown))
    }

    private init(format: String, arguments: [LocalizationArgument]) {
      self.format = format
      self.arguments = arguments
    }

    /// The values in the places that a translated format gives them.
    func text(inserting translation: String, locale: Locale) -> String {
      guard !arguments.isEmpty else { return translation }
      return String(format: translation, locale: locale, arguments: arguments.map { $0.value(locale) })
    }
  }
}
