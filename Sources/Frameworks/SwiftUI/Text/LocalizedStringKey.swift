import Foundation
@_spi(Windfall) import FoundationOverlay

/// A key of the app's string tables, with values put into it:
/// [LocalizedStringKey](https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// See
  /// [LocalizedStringKey.StringInterpolation](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation).
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [LocalizationArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .resource(resource)) }

    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      switch (T.isSigned, T.bitWidth > 32) {
      case (true, true): append("%lld", .number(Int64(truncatingIfNeeded: value)))
      case (true, false): append("%d", .number(Int32(truncatingIfNeeded: value)))
      case (false, true): append("%llu", .number(UInt64(truncatingIfNeeded: value)))
      case (false, false): append("%u", .number(UInt32(truncatingIfNeeded: value)))
      }
    }

    public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }

    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .number(Double(value))) }

    public mutating func appendInterpolation(_ value: Float) { append("%f", .number(value)) }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg & Sendable {
      append(specifier, .number(value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append("%@", .string(format.format(value)))
    }

    public mutating func appendInterpolation(_ text: Text) { append("%@", .string(text.plainString)) }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }

    private mutating func append(_ specifier: String, _ value: LocalizationArgument) {
      key += specifier
      arguments.append(value)
    }
  }

  let key: String
  private let arguments: [LocalizationArgument]

  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  public init(stringInterpolation: StringInterpolation) {
    arguments = stringInterpolation.arguments
    key =
      arguments.isEmpty ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
  }

  /// The text in the language of the app without marks, for other frameworks.
  @_spi(Windfall) public var text: String { spans().map(\.text).joined() }

  /// The text in the language of the app, with the values in place.
  func resolved(tableName: String? = nil, bundle: Bundle? = nil) -> String {
    let format = StringTables.shared.string(for: key, table: tableName, bundle: bundle ?? .main)
    return text(format, arguments)
  }

  /// The parts of that text by the marks of Markdown in it; marks in the values are shown as they are.
  func spans(tableName: String? = nil, bundle: Bundle? = nil) -> [MarkdownSpan] {
    let format = StringTables.shared.string(for: key, table: tableName, bundle: bundle ?? .main)
    guard MarkdownSpan.mayMark(format) else { return [MarkdownSpan(text(format, arguments))] }
    return MarkdownSpan.parse(text(format, arguments.map(\.escapedForMarkdown)))
  }

  private func text(_ format: String, _ arguments: [LocalizationArgument]) -> String {
    guard !arguments.isEmpty else { return format }
    let locale = Locale.current
    return String(format: format, locale: locale, arguments: arguments.map { $0.value(locale) })
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// A picture in a text is not shown.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

  public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
    appendInterpolation(formatter.string(for: date) ?? "")
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}
