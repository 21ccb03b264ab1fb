/// How the codewords of a symbol are divided, after ISO/IEC 18004.
struct QRBlocks {
  let version: Int
  private let blockCount: Int
  private let correctionCount: Int
  private let codewordCount: Int

  private static let corrections: [QRCode.Level: [Int]] = [
    .low: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .medium: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    .quartile: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .high: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blocks: [QRCode.Level: [Int]] = [
    .low: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    .medium: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    .quartile: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    .high: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// The smallest version that holds so many bytes.
  static func fitting(_ byteCount: Int, _ level: QRCode.Level) -> QRBlocks? {
    guard let corrections = corrections[level], let blocks = blocks[level] else { return nil }
    return (1...40).lazy.map { version in
      QRBlocks(
        version: version, blockCount: blocks[version - 1], correctionCount: corrections[version - 1],
        codewordCount: rawBits(version) / 8)
    }.first { 4 + $0.lengthBits + byteCount * 8 <= $0.dataCount * 8 }
  }

  /// The modules that are not taken by patterns.
  private static func rawBits(_ version: Int) -> Int {
    var bits = (16 * version + 128) * version + 64
    if version >= 2 {
      let alignments = version / 7 + 2
      bits -= (25 * alignments - 10) * alignments - 55
      if version >= 7 { bits -= 36 }
    }
    return bits
  }

  private var lengthBits: Int { version < 10 ? 8 : 16 }

  private var dataCount: Int { codewordCount - blockCount * correctionCount }

  /// The message with its length, filled up, divided, with the corrections, in the order in which they are placed.
  func codewords(of message: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
    }
    append(4, 4)
    append(message.count, lengthBits)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, dataCount * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let missing = max(0, dataCount - data.count)
    data += (0..<missing).map { $0 % 2 == 0 ? 0xEC : 0x11 }
    return interleaved(data)
  }

  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = codewordCount / blockCount - correctionCount
    let shortBlocks = blockCount - codewordCount % blockCount
    var parts: [[UInt8]] = []
    var start = 0
    for index in 0..<blockCount {
      let end = start + short + (index < shortBlocks ? 0 : 1)
      parts.append(Array(data[start..<end]))
      start = end
    }
    let corrections = parts.map { GaloisField.remainder(of: $0, count: correctionCount) }
    var result: [UInt8] = []
    for index in 0...short { result += parts.compactMap { index < $0.count ? $0[index] : nil } }
    for index in 0..<correctionCount { result += corrections.map { $0[index] } }
    return result
  }
}
