import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// See [ByteCount](https://developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount).
  public struct ByteCount: Foundation.FormatStyle {
    public var style: ByteCountFormatStyle.Style
    public var allowedUnits: ByteCountFormatStyle.Units
    public var spellsOutZero: Bool
    public var includesActualByteCount: Bool
    public var locale: Locale

    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
      includesActualByteCount: Bool, locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).format(Int64(value.converted(to: .bytes).value))
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
