/// The bits of a scan of a JPEG file; zeros behind the end of the scan, as a file that is cut short has them missing.
struct JPEGBits {
  private let bytes: [UInt8]
  /// The byte that is read next.
  private(set) var position: Int
  private var bits: UInt64 = 0
  private var count = 0
  private var missing = 0

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether all that was there has been taken.
  var isUsedUp: Bool { missing > 8 }

  /// The next 16 bits, which stay where they are.
  mutating func peek() -> Int {
    fill()
    return Int(bits >> UInt64(count - 16) & 0xFFFF)
  }

  mutating func skip(_ length: Int) { count -= length }

  mutating func take(_ length: Int) -> Int {
    guard length > 0 else { return 0 }
    fill()
    count -= length
    return Int(bits >> UInt64(count)) & (1 << length - 1)
  }

  /// A number of so many bits; those that begin with a zero are negative.
  mutating func number(_ length: Int) -> Int {
    let value = take(length)
    return length > 0 && value < 1 << (length - 1) ? value - 1 << length + 1 : value
  }

  /// Goes on behind the next marker of a restart, if there is one.
  mutating func restart() {
    (bits, count, missing) = (0, 0, 0)
    guard position + 1 < bytes.count, bytes[position] == 0xFF, (0xD0...0xD7).contains(bytes[position + 1]) else {
      return
    }
    position += 2
  }

  private mutating func fill() {
    while count <= 32 {
      bits = bits << 8 | UInt64(next())
      count += 8
    }
  }

  /// A byte 0xFF of the bits is followed by a zero, else it begins a marker.
  private mutating func next() -> UInt8 {
    guard position < bytes.count else {
      missing += 1
      return 0
    }
    let byte = bytes[position]
    guard byte == 0xFF else {
      position += 1
      return byte
    }
    guard position + 1 < bytes.count, bytes[position + 1] == 0 else {
      missing += 1
      return 0
    }
    position += 2
    return byte
  }
}
