import Foundation

extension PersonNameComponents {
  /// [PersonNameComponents.FormatStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle)
  public struct FormatStyle: Foundation.FormatStyle {
    /// [PersonNameComponents.FormatStyle.Style](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style-swift.enum)
    public enum Style: Codable, Hashable, Sendable {
      case abbreviated, short, medium, long
    }

    public let style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.locale = locale
      formatter.style =
        switch style {
        case .abbreviated: .abbreviated
        case .short: .short
        case .medium: .medium
        case .long: .long
        }
      return formatter.string(from: value)
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
