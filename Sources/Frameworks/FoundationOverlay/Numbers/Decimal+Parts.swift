import Foundation

/// The parts of [Decimal](https://developer.apple.com/documentation/foundation/decimal) that are public on iOS, and that
/// libraries of big numbers read.
extension Decimal {
  public var _exponent: Int32 { withUnsafeBytes(of: self) { Int32($0.load(as: Int8.self)) } }

  /// How many words of the mantissa count.
  public var _length: UInt32 { UInt32(flags >> 4) }

  public var _isNegative: UInt32 { UInt32(flags >> 3 & 1) }

  public var _isCompact: UInt32 { UInt32(flags >> 2 & 1) }

  public var _mantissa: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16) {
    withUnsafeBytes(of: self) {
      $0.loadUnaligned(
        fromByteOffset: 4, as: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16).self)
    }
  }

  /// The length in the four high bits, then the sign, then whether the mantissa is as short as can be.
  private var flags: UInt8 { withUnsafeBytes(of: self) { $0.load(fromByteOffset: 1, as: UInt8.self) } }
}
