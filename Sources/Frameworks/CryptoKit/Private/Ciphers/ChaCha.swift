/// The stream of ChaCha20.
struct ChaCha {
  private let state: [UInt32]

  init(key: [UInt8], nonce: [UInt8]) {
    state =
      [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + Self.words(key) + [0] + Self.words(nonce)
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
  }

  /// Sixty-four bytes.
  func block(_ counter: UInt32) -> [UInt8] {
    var start = state
    start[12] = counter
    var words = start
    for _ in 0..<10 {
      for column in 0..<4 { Self.turn(&words, column, column + 4, column + 8, column + 12) }
      for column in 0..<4 {
        Self.turn(&words, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
      }
    }
    return zip(words, start).flatMap { word, first in
      (0..<4).map { UInt8(truncatingIfNeeded: (word &+ first) >> UInt32(8 * $0)) }
    }
  }

  private static func turn(_ words: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    let steps: [(Int, Int, Int, UInt32)] = [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]
    for (first, second, third, bits) in steps {
      words[first] = words[first] &+ words[second]
      let mixed = words[third] ^ words[first]
      words[third] = mixed << bits | mixed >> (32 - bits)
    }
  }

  /// The bytes, encrypted or decrypted, from the second block on.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var counter: UInt32 = 1
    for start in stride(from: 0, to: bytes.count, by: 64) {
      result += zip(bytes[start..<min(start + 64, bytes.count)], block(counter)).map { $0 ^ $1 }
      counter &+= 1
    }
    return result
  }
}

/// The check sum of ChaCha20-Poly1305.
enum Poly1305 {
  /// Sixteen bytes, by a key of thirty-two that is used once. Numbers are kept in five parts of twenty-six bits.
  static func code(for message: [UInt8], key: [UInt8]) -> [UInt8] {
    var clamped = Array(key[..<16])
    for index in [3, 7, 11, 15] { clamped[index] &= 15 }
    for index in [4, 8, 12] { clamped[index] &= 252 }
    let factor = parts(clamped + [0])
    var sum = [UInt64](repeating: 0, count: 5)
    for start in stride(from: 0, to: message.count, by: 16) {
      var block = Array(message[start..<min(start + 16, message.count)]) + [1]
      block += [UInt8](repeating: 0, count: 17 - block.count)
      sum = zip(sum, parts(block)).map { $0 + $1 }
      sum = product(sum, factor)
    }
    return finish(sum, adding: Array(key[16...]))
  }

  private static func parts(_ bytes: [UInt8]) -> [UInt64] {
    (0..<5).map { part in
      (0..<26).reduce(0) { number, bit in
        let place = part * 26 + bit
        guard place / 8 < bytes.count else { return number }
        return number | UInt64(bytes[place / 8] >> UInt8(place % 8) & 1) << UInt64(bit)
      }
    }
  }

  /// Modulo 2¹³⁰ − 5.
  private static func product(_ first: [UInt64], _ second: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: 5)
    for i in 0..<5 {
      for j in 0..<5 { result[(i + j) % 5] += first[i] * second[j] * (i + j < 5 ? 1 : 5) }
    }
    return carried(carried(result))
  }

  private static func carried(_ number: [UInt64]) -> [UInt64] {
    var number = number
    var carry: UInt64 = 0
    for index in 0..<5 {
      number[index] += carry
      carry = number[index] >> 26
      number[index] &= 0x3ff_ffff
    }
    number[0] += carry * 5
    return number
  }

  private static func finish(_ sum: [UInt64], adding pad: [UInt8]) -> [UInt8] {
    let sum = carried(carried(sum))
    // What is not below the prime loses it: with five added, it reaches the next bit.
    var test = sum
    test[0] += 5
    for index in 0..<4 {
      test[index + 1] += test[index] >> 26
      test[index] &= 0x3ff_ffff
    }
    let isLarge = test[4] >> 26 > 0
    test[4] &= 0x3ff_ffff
    let number = isLarge ? test : sum
    var carry: UInt64 = 0
    return (0..<16).map { index in
      var byte: UInt64 = 0
      for bit in 0..<8 {
        let place = index * 8 + bit
        byte |= (number[place / 26] >> UInt64(place % 26) & 1) << UInt64(bit)
      }
      let total = byte + UInt64(pad[index]) + carry
      carry = total >> 8
      return UInt8(truncatingIfNeeded: total)
    }
  }
}
