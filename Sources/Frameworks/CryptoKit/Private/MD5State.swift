/// The state of MD5, after RFC 1321.
struct MD5State: BlockState {
  static let blockSize = 64
  static let lengthSize = 8
  static let isBigEndian = false

  private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

  /// The sines of the first numbers, as parts of 2³².
  private static let constants: [UInt32] = [
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
  ]

  private static let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

  mutating func add(_ block: UnsafeRawBufferPointer) {
    let words = (0..<16).map { UInt32(littleEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch index / 16 {
      case 0: (mixed, word) = ((b & c) | (~b & d), index)
      case 1: (mixed, word) = ((d & b) | (~d & c), (5 * index + 1) % 16)
      case 2: (mixed, word) = (b ^ c ^ d, (3 * index + 5) % 16)
      default: (mixed, word) = (c ^ (b | ~d), 7 * index % 16)
      }
      let sum = a &+ mixed &+ Self.constants[index] &+ words[word]
      let shift = Self.shifts[index / 16][index % 4]
      (a, d, c, b) = (d, c, b, b &+ sum.rotated(32 - shift))
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }

  var bytes: [UInt8] { state.flatMap { $0.bigEndianBytes.reversed() } }
}
