/// Appends values to the bytes of a message.
public struct WireWriter: Sendable {
  public private(set) var bytes: [UInt8]

  public init(reserving capacity: Int = 256) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  public mutating func write(byte: UInt8) { bytes.append(byte) }

  public mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Seven bits a byte, the lowest first; small numbers take one byte.
  public mutating func write(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Zigzag, so that small negative numbers are short too.
  public mutating func write(_ value: Int) {
    write(UInt64(bitPattern: Int64((value << 1) ^ (value >> (Int.bitWidth - 1)))))
  }

  public mutating func write(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { text in
      write(UInt64(text.count))
      bytes.append(contentsOf: text)
    }
  }

  /// Raw bytes with their count in front.
  public mutating func write(bytes data: some Collection<UInt8>) {
    write(UInt64(data.count))
    bytes.append(contentsOf: data)
  }

  public mutating func write<Value: WireCodable>(_ value: Value) { value.encode(into: &self) }

  /// Writes a case of an enumeration: the number that stands for it, and what the case holds.
  public mutating func write<Tag: RawRepresentable, each Value: WireCodable>(tag: Tag, _ values: repeat each Value)
  where Tag.RawValue == UInt8 {
    write(byte: tag.rawValue)
    repeat (each values).encode(into: &self)
  }
}
