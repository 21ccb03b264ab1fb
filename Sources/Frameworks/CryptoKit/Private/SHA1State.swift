/// The state of SHA-1, after FIPS 180-4.
struct SHA1State: BlockState {
  static let blockSize = 64
  static let lengthSize = 8
  static let isBigEndian = true

  private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  private static let constants: [UInt32] = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6]

  mutating func add(_ block: UnsafeRawBufferPointer) {
    var words = (0..<16).map { UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    for index in 16..<80 {
      words.append((words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).rotated(31))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let mixed: UInt32 =
        switch index / 20 {
        case 0: (b & c) | (~b & d)
        case 2: (b & c) | (b & d) | (c & d)
        default: b ^ c ^ d
        }
      let sum = a.rotated(27) &+ mixed &+ e &+ Self.constants[index / 20] &+ words[index]
      (e, d, c, b, a) = (d, c, b.rotated(2), a, sum)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  var bytes: [UInt8] { state.flatMap(\.bigEndianBytes) }
}
