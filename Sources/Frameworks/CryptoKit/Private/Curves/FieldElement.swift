/// A number modulo 2²⁵⁵ − 19, in four words, the lowest first.
struct FieldElement: Equatable, Sendable {
  private var words: SIMD4<UInt64>

  private static let prime = SIMD4<UInt64>(0xffff_ffff_ffff_ffed, .max, .max, 0x7fff_ffff_ffff_ffff)

  private init(words: SIMD4<UInt64>) { self.words = words }

  init(_ number: UInt64) { words = SIMD4(number, 0, 0, 0) }

  /// Thirty-two bytes, the lowest first, of which the highest bit does not count. Nil for what is not below the prime.
  init?(canonical bytes: [UInt8]) {
    self.init(bytes)
    if self != Self(words: words).reduced { return nil }
  }

  /// Thirty-two bytes, the lowest first, of which the highest bit does not count.
  init(_ bytes: [UInt8]) {
    words = .zero
    for (index, byte) in bytes.enumerated() { words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8) }
    words[3] &= .max >> 1
  }

  var bytes: [UInt8] {
    let words = reduced.words
    return (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64($0 % 8 * 8)) }
  }

  var isOdd: Bool { reduced.words[0] & 1 == 1 }

  var isZero: Bool { reduced.words == .zero }

  /// Below the prime.
  private var reduced: FieldElement {
    var value = words
    while true {
      var borrow: UInt64 = 0
      var less = SIMD4<UInt64>.zero
      for index in 0..<4 {
        let (first, a) = value[index].subtractingReportingOverflow(Self.prime[index])
        let (second, b) = first.subtractingReportingOverflow(borrow)
        less[index] = second
        borrow = a || b ? 1 : 0
      }
      if borrow == 1 { return FieldElement(words: value) }
      value = less
    }
  }

  static func == (lhs: FieldElement, rhs: FieldElement) -> Bool { lhs.words == rhs.words }

  static func + (lhs: FieldElement, rhs: FieldElement) -> FieldElement {
    var sum = SIMD4<UInt64>.zero
    var carry: UInt64 = 0
    for index in 0..<4 {
      let (first, a) = lhs.words[index].addingReportingOverflow(rhs.words[index])
      let (second, b) = first.addingReportingOverflow(carry)
      sum[index] = second
      carry = (a ? 1 : 0) + (b ? 1 : 0)
    }
    return FieldElement(words: sum).reduced
  }

  static func - (lhs: FieldElement, rhs: FieldElement) -> FieldElement { lhs + -rhs }

  /// The prime less the number.
  static prefix func - (value: FieldElement) -> FieldElement {
    var difference = SIMD4<UInt64>.zero
    var borrow: UInt64 = 0
    let value = value.reduced.words
    for index in 0..<4 {
      let (first, a) = prime[index].subtractingReportingOverflow(value[index])
      let (second, b) = first.subtractingReportingOverflow(borrow)
      difference[index] = second
      borrow = a || b ? 1 : 0
    }
    return FieldElement(words: difference).reduced
  }

  static func * (lhs: FieldElement, rhs: FieldElement) -> FieldElement {
    var product = SIMD8<UInt64>.zero
    for i in 0..<4 {
      var carry: UInt64 = 0
      for j in 0..<4 { (carry, product[i + j]) = multiply(lhs.words[i], rhs.words[j], product[i + j], carry) }
      product[i + 4] = carry
    }
    // 2²⁵⁶ is 38 here.
    var result = SIMD4<UInt64>.zero
    var carry: UInt64 = 0
    for i in 0..<4 { (carry, result[i]) = multiply(product[i + 4], 38, product[i], carry) }
    while carry > 0 {
      var rest = carry * 38
      carry = 0
      for i in 0..<4 {
        let (sum, overflow) = result[i].addingReportingOverflow(rest)
        result[i] = sum
        rest = overflow ? 1 : 0
      }
      carry = rest
    }
    return FieldElement(words: result).reduced
  }

  /// The high and the low word of a product and two summands.
  private static func multiply(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) -> (UInt64, UInt64) {
    var (high, low) = a.multipliedFullWidth(by: b)
    let (first, isOver) = low.addingReportingOverflow(c)
    let (second, isOverAgain) = first.addingReportingOverflow(d)
    low = second
    high &+= (isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0)
    return (high, low)
  }

  /// To a power whose words are given, the lowest first.
  private func power(_ exponent: SIMD4<UInt64>) -> FieldElement {
    var result = FieldElement(1)
    for bit in stride(from: 254, through: 0, by: -1) {
      result = result * result
      if exponent[bit / 64] >> UInt64(bit % 64) & 1 == 1 { result = result * self }
    }
    return result
  }

  var inverse: FieldElement { power(SIMD4(0xffff_ffff_ffff_ffeb, .max, .max, 0x7fff_ffff_ffff_ffff)) }

  /// A root of the number, or of its negative.
  private var rootCandidate: FieldElement { power(SIMD4(0xffff_ffff_ffff_fffe, .max, .max, 0x0fff_ffff_ffff_ffff)) }

  private static let rootOfMinusOne = FieldElement(2).power(
    SIMD4(0xffff_ffff_ffff_fffb, .max, .max, 0x1fff_ffff_ffff_ffff))

  /// Nil where there is none.
  var squareRoot: FieldElement? {
    let candidate = rootCandidate
    if candidate * candidate == reduced { return candidate }
    let other = candidate * Self.rootOfMinusOne
    return other * other == reduced ? other : nil
  }
}
