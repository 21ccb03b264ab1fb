/// The sponge of SHA-3, after FIPS 202.
struct SHA3State: Sendable {
  private let blockByteCount: Int
  private var lanes = [UInt64](repeating: 0, count: 25)
  /// The byte of the block that comes next.
  private var position = 0

  private static let constants: [UInt64] = [
    0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808a, 0x8000_0000_8000_8000,
    0x0000_0000_0000_808b, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
    0x0000_0000_0000_008a, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000a,
    0x0000_0000_8000_808b, 0x8000_0000_0000_008b, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
    0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800a, 0x8000_0000_8000_000a,
    0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
  ]

  /// How far each lane is turned, and from where it comes, along the path on which they change places.
  private static let path: [(turn: UInt64, lane: Int)] = {
    var (x, y) = (1, 0)
    return (1...24).map { step in
      (x, y) = (y, (2 * x + 3 * y) % 5)
      return (UInt64(step * (step + 1) / 2 % 64), x + 5 * y)
    }
  }()

  init(blockByteCount: Int) { self.blockByteCount = blockByteCount }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { absorb(byte) }
  }

  private mutating func absorb(_ byte: UInt8) {
    lanes[position / 8] ^= UInt64(byte) << UInt64(position % 8 * 8)
    position += 1
    guard position == blockByteCount else { return }
    permute()
    position = 0
  }

  /// No digest is longer than a block.
  func finish(_ byteCount: Int) -> [UInt8] {
    var end = self
    end.lanes[position / 8] ^= 0x06 << UInt64(position % 8 * 8)
    end.lanes[(blockByteCount - 1) / 8] ^= 0x80 << 56
    end.permute()
    return (0..<byteCount).map { UInt8(truncatingIfNeeded: end.lanes[$0 / 8] >> UInt64($0 % 8 * 8)) }
  }

  private mutating func permute() {
    for constant in Self.constants {
      var columns = [UInt64](repeating: 0, count: 5)
      for index in 0..<25 { columns[index % 5] ^= lanes[index] }
      for index in 0..<25 {
        let next = columns[(index + 1) % 5]
        lanes[index] ^= columns[(index + 4) % 5] ^ (next << 1 | next >> 63)
      }
      var moved = lanes[1]
      for (turn, lane) in Self.path {
        (moved, lanes[lane]) = (lanes[lane], moved << turn | moved >> (64 - turn))
      }
      for row in stride(from: 0, to: 25, by: 5) {
        let old = Array(lanes[row..<row + 5])
        for index in 0..<5 { lanes[row + index] = old[index] ^ (~old[(index + 1) % 5] & old[(index + 2) % 5]) }
      }
      lanes[0] ^= constant
    }
  }
}
