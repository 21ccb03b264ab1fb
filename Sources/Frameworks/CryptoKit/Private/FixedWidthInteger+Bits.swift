extension FixedWidthInteger where Self: UnsignedInteger {
  /// The bits moved to the right, those that fall out put back at the left.
  func rotated(_ count: Self) -> Self { (self >> count) | (self << (Self(Self.bitWidth) - count)) }

  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
