/// Where a version of an asset is meant to be used; nil is anywhere.
public struct AssetConditions: Sendable, Hashable {
  public enum Idiom: UInt8, Sendable { case phone, pad }
  public enum Gamut: UInt8, Sendable { case sRGB, displayP3 }
  public enum SizeClass: UInt8, Sendable { case compact, regular }

  public var idiom: Idiom?
  public var isDark: Bool?
  public var hasHighContrast: Bool?
  public var gamut: Gamut?
  public var isRightToLeft: Bool?
  public var widthClass: SizeClass?
  public var heightClass: SizeClass?
  /// Pixels in a point; nil for what has no pixels.
  public var scale: Double?

  public init(
    idiom: Idiom? = nil, isDark: Bool? = nil, hasHighContrast: Bool? = nil, gamut: Gamut? = nil,
    isRightToLeft: Bool? = nil, widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, scale: Double? = nil
  ) {
    self.idiom = idiom
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.gamut = gamut
    self.isRightToLeft = isRightToLeft
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.scale = scale
  }

  /// How well a version with these conditions serves a place that is described by others, the most important first;
  /// nil where it is not meant for it. A place that leaves something open takes the version for anywhere.
  public func rank(at place: AssetConditions) -> [Double]? {
    let exact = [
      Self.rank(idiom, place.idiom), Self.rank(isDark, place.isDark ?? false),
      Self.rank(hasHighContrast, place.hasHighContrast ?? false),
      Self.rank(isRightToLeft, place.isRightToLeft ?? false), Self.rank(widthClass, place.widthClass),
      Self.rank(heightClass, place.heightClass),
    ]
    guard !exact.contains(nil) else { return nil }
    // A screen can show what was made for another range of colours, and pixels of another size.
    let gamutRank = Self.rank(gamut, place.gamut ?? .displayP3) ?? -1
    return exact.compactMap { $0 } + [gamutRank, Self.rank(scale: scale, place.scale)]
  }

  private static func rank<Value: Equatable>(_ own: Value?, _ wanted: Value?) -> Double? {
    guard let own else { return 0 }
    return own == wanted ? 1 : nil
  }

  /// The scale itself, else the next larger one, else the largest there is.
  private static func rank(scale: Double?, _ wanted: Double?) -> Double {
    guard let scale, let wanted else { return 0 }
    return scale >= wanted ? 100 - (scale - wanted) : scale - wanted
  }
}

extension AssetConditions: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(byte: Self.code(idiom?.rawValue))
    writer.write(byte: Self.code(isDark))
    writer.write(byte: Self.code(hasHighContrast))
    writer.write(byte: Self.code(gamut?.rawValue))
    writer.write(byte: Self.code(isRightToLeft))
    writer.write(byte: Self.code(widthClass?.rawValue))
    writer.write(byte: Self.code(heightClass?.rawValue))
    writer.write(scale ?? 0)
  }

  public init(from reader: inout WireReader) throws {
    idiom = try Self.value(from: &reader)
    isDark = try Self.flag(from: &reader)
    hasHighContrast = try Self.flag(from: &reader)
    gamut = try Self.value(from: &reader)
    isRightToLeft = try Self.flag(from: &reader)
    widthClass = try Self.value(from: &reader)
    heightClass = try Self.value(from: &reader)
    let scale = try reader.readDouble()
    self.scale = scale > 0 ? scale : nil
  }

  private static func code(_ value: UInt8?) -> UInt8 { value.map { $0 + 1 } ?? 0 }

  private static func code(_ flag: Bool?) -> UInt8 { code(flag.map { $0 ? 1 : 0 }) }

  private static func value<Value: RawRepresentable>(from reader: inout WireReader) throws -> Value?
  where Value.RawValue == UInt8 {
    let code = try reader.readByte()
    guard code > 0 else { return nil }
    guard let value = Value(rawValue: code - 1) else {
      throw WireError.invalidValue(type: "\(Value.self)", value: UInt64(code))
    }
    return value
  }

  private static func flag(from reader: inout WireReader) throws -> Bool? {
    let code = try reader.readByte()
    guard code < 3 else { throw WireError.invalidValue(type: "Bool?", value: UInt64(code)) }
    return code == 0 ? nil : code == 2
  }
}
