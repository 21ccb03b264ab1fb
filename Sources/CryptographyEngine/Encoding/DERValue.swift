/// A value of the notation in which keys and signatures are written, ASN.1.
public indirect enum DERValue: Sendable {
  case sequence([DERValue])
  /// A number that is not negative, its greatest bytes first.
  case integer([UInt8])
  case octets([UInt8])
  case bits([UInt8])
  case identifier([UInt8])
  case null
  case tagged(UInt8, DERValue)

  public var bytes: [UInt8] {
    switch self {
    case .sequence(let values): Self.field(DERTag.sequence, values.flatMap(\.bytes))
    case .integer(let number): Self.field(DERTag.integer, Self.signed(number))
    case .octets(let bytes): Self.field(DERTag.octets, bytes)
    case .bits(let bytes): Self.field(DERTag.bits, [0] + bytes)
    case .identifier(let bytes): Self.field(DERTag.identifier, bytes)
    case .null: Self.field(DERTag.null, [])
    case .tagged(let number, let value): Self.field(DERTag.explicit(number), value.bytes)
    }
  }

  /// In as few bytes as there can be, the first bit of which says that the number is not negative.
  private static func signed(_ number: [UInt8]) -> [UInt8] {
    let digits = Array(number.drop { $0 == 0 })
    guard let first = digits.first else { return [0] }
    return first >= 0x80 ? [0] + digits : digits
  }

  private static func field(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
    let length = withUnsafeBytes(of: UInt64(content.count).bigEndian) { Array($0.drop { $0 == 0 }) }
    return [tag, 0x80 | UInt8(length.count)] + length + content
  }
}

/// The bytes that fields begin with.
public enum DERTag {
  public static let integer: UInt8 = 0x02
  public static let bits: UInt8 = 0x03
  public static let octets: UInt8 = 0x04
  public static let null: UInt8 = 0x05
  public static let identifier: UInt8 = 0x06
  public static let sequence: UInt8 = 0x30

  public static func explicit(_ number: UInt8) -> UInt8 { 0xa0 | number }
}
