import Foundation

extension String.LocalizationValue {
  /// [String.LocalizationValue.StringInterpolation](https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation)
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var format = ""
    private(set) var arguments: [LocalizationArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      format += literal.replacingOccurrences(of: "%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    public mutating func appendInterpolation(_ substring: Substring) { append("%@", .string(String(substring))) }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .resource(resource)) }

    public mutating func appendInterpolation<Value: FixedWidthInteger & CVarArg & Sendable>(_ value: Value) {
      append(Self.specifier(of: Value.self), .number(value))
    }

    public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }

    public mutating func appendInterpolation(_ value: Float) { append("%f", .number(value)) }

    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .number(Double(value))) }

    public mutating func appendInterpolation<Value: CVarArg & Sendable>(_ value: Value, specifier: String) {
      append(specifier, .number(value))
    }

    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append("%@", .string(format.format(value)))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
      format += specifier
      arguments.append(argument)
    }

    private static func specifier<Value: FixedWidthInteger>(of type: Value.Type) -> String {
      let size = Value.bitWidth > 32 ? "ll" : ""
      return "%" + size + (Value.isSigned ? "d" : "u")
    }
  }
}
