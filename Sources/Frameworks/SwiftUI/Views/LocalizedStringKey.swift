import Foundation

/// A key of the app's string tables, with values put into it:
/// [LocalizedStringKey](https://developer.apple.com/documentation/swiftui/localizedstringkey).
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  /// See
  /// [LocalizedStringKey.StringInterpolation](https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation).
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) { append("%lld", "\(value)") }

    public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%f", value)) }

    public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", value)) }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
      append(specifier, String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append("%@", format.format(value))
    }

    @MainActor
    public mutating func appendInterpolation(_ text: Text) { append("%@", text.plainString) }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }

    private mutating func append(_ specifier: String, _ value: String) {
      key += specifier
      arguments.append(value)
    }
  }

  let key: String
  private let arguments: [String]

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

  /// The text in the language of the app, with the values in place.
  @MainActor
  func resolved(tableName: String? = nil, bundle: Bundle? = nil) -> String {
    let format = StringTables.shared.string(for: key, table: tableName, bundle: bundle ?? .main)
    return arguments.isEmpty ? format : Self.fill(format, with: arguments)
  }

  private static func fill(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var index = next
      let digits = rest.prefix(while: \.isNumber)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        index = (Int(digits) ?? 1) - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      let specifier = rest.prefix { !"@dDiuUxXoOfeEgGcCsSpaAF".contains($0) }
      rest = rest.dropFirst(specifier.count + 1)
      if arguments.indices.contains(index) { result += arguments[index] }
    }
    return result + rest
  }
}
