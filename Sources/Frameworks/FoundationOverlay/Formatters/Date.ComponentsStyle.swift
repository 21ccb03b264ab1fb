import Foundation

extension Date.ComponentsFormatStyle {
  /// See [Style](https://developer.apple.com/documentation/foundation/date/componentsformatstyle/style-swift.struct).
  public struct Style: Codable, Hashable, Sendable {
    private enum Kind: Codable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut, positional
    }

    private let kind: Kind

    public static let wide = Style(kind: .wide)
    public static let abbreviated = Style(kind: .abbreviated)
    public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
    public static let narrow = Style(kind: .narrow)
    public static let spellOut = Style(kind: .spellOut)
    fileprivate static let positional = Style(kind: .positional)

    fileprivate var units: DateComponentsFormatter.UnitsStyle {
      switch kind {
      case .wide: .full
      case .abbreviated: .short
      case .condensedAbbreviated: .brief
      case .narrow: .abbreviated
      case .spellOut: .spellOut
      case .positional: .positional
      }
    }
  }
}

extension Date {
  /// See [Date.ComponentsFormatStyle](https://developer.apple.com/documentation/foundation/date/componentsformatstyle).
  ///
  /// Foundation has a type of Apple's name that holds nothing but the fields, so that this one has another.
  public struct ComponentsStyle: Foundation.FormatStyle {
    public typealias Style = Date.ComponentsFormatStyle.Style
    public typealias Field = Date.ComponentsFormatStyle.Field

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    /// All but weeks where none are named.
    public var fields: Set<Field>?

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    public func format(_ value: Range<Date>) -> String {
      let units = DurationUnit.allCases.filter { unit in
        fields.map { $0.contains(unit.field) } ?? (unit != .week)
      }
      let components = calendar.dateComponents(
        Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
      let parts = units.map { DurationPart(value: components[keyPath: $0.value] ?? 0, unit: $0) }
      return DurationText(parts: parts, style: style.units, behavior: .default, locale: locale).description ?? ""
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension FormatStyle where Self == Date.ComponentsStyle {
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// Hours, minutes and seconds with colons.
  public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }
}

extension DurationUnit {
  fileprivate var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
