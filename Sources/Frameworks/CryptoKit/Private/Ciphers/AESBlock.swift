/// The cipher of AES for one block of sixteen bytes.
struct AESBlock: Sendable {
  private static let substitution = makeSubstitution()

  private let keys: [[UInt8]]

  /// For keys of sixteen, twenty-four or thirty-two bytes.
  init(key: [UInt8]) {
    let length = key.count / 4
    var words = (0..<length).map { Array(key[4 * $0..<4 * $0 + 4]) }
    var constant: UInt8 = 1
    while words.count < 4 * (length + 7) {
      var word = words[words.count - 1]
      if words.count % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.substitution[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, words.count % length == 4 {
        word = word.map { Self.substitution[Int($0)] }
      }
      let earlier = words[words.count - length]
      words.append((0..<4).map { earlier[$0] ^ word[$0] })
    }
    keys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = Self.sum(block, keys[0])
    for round in 1..<keys.count {
      let bytes = state.map { Self.substitution[Int($0)] }
      // Rows are turned by their number.
      state = (0..<16).map { bytes[($0 + 4 * ($0 % 4)) % 16] }
      if round < keys.count - 1 { state = Self.mixed(state) }
      state = Self.sum(state, keys[round])
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index / 4 * 4
      func byte(_ offset: Int) -> UInt8 { state[column + (index + offset) % 4] }
      return doubled(byte(0)) ^ doubled(byte(1)) ^ byte(1) ^ byte(2) ^ byte(3)
    }
  }

  private static func sum(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] { zip(first, second).map { $0 ^ $1 } }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }

  /// Inverses in the field of 256 elements, turned and added: three generates the field.
  private static func makeSubstitution() -> [UInt8] {
    var powers: [UInt8] = [1]
    while powers.count < 255 {
      let last = powers[powers.count - 1]
      powers.append(last ^ doubled(last))
    }
    var table = [UInt8](repeating: 0x63, count: 256)
    for (exponent, value) in powers.enumerated() {
      let inverse = powers[(255 - exponent) % 255]
      var sum: UInt8 = inverse ^ 0x63
      for bits: UInt8 in 1...4 { sum ^= inverse << bits | inverse >> (8 - bits) }
      table[Int(value)] = sum
    }
    return table
  }
}

/// The check sum of Galois/Counter Mode.
struct GaloisHash {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private let key: (high: UInt64, low: UInt64)

  init(key: [UInt8]) { self.key = Self.words(key) }

  private static func words(_ block: [UInt8]) -> (high: UInt64, low: UInt64) {
    (block[..<8].reduce(0) { $0 << 8 | UInt64($1) }, block[8...].reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// The last block is filled with zeros.
  mutating func update(_ bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 16) {
      var block = Array(bytes[start..<min(start + 16, bytes.count)])
      block += [UInt8](repeating: 0, count: 16 - block.count)
      let words = Self.words(block)
      high ^= words.high
      low ^= words.low
      multiply()
    }
  }

  private mutating func multiply() {
    var (productHigh, productLow): (UInt64, UInt64) = (0, 0)
    var (factorHigh, factorLow) = key
    for bit in 0..<128 {
      let isSet = bit < 64 ? high >> UInt64(63 - bit) & 1 : low >> UInt64(127 - bit) & 1
      if isSet == 1 {
        productHigh ^= factorHigh
        productLow ^= factorLow
      }
      let carry = factorLow & 1
      factorLow = factorLow >> 1 | factorHigh << 63
      factorHigh >>= 1
      if carry == 1 { factorHigh ^= 0xe1 << 56 }
    }
    (high, low) = (productHigh, productLow)
  }

  var bytes: [UInt8] {
    [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
  }
}
