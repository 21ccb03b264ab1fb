/// Numbers modulo the order of Ed25519's group, as bytes, the lowest first.
enum GroupOrder {
  private static let order: [UInt64] = [0x5812_631a_5cf5_d3ed, 0x14de_f9de_a2f7_9cd6, 0, 0x1000_0000_0000_0000]

  static func isReduced(_ bytes: [UInt8]) -> Bool { reduce(bytes) == bytes }

  /// Thirty-two bytes of a number of up to sixty-four.
  static func reduce(_ bytes: [UInt8]) -> [UInt8] {
    var rest = [UInt64](repeating: 0, count: 4)
    for byte in bytes.reversed() {
      for bit in stride(from: 7, through: 0, by: -1) {
        // The rest is below the order, so that twice the rest fits.
        for index in stride(from: 3, through: 1, by: -1) { rest[index] = rest[index] << 1 | rest[index - 1] >> 63 }
        rest[0] = rest[0] << 1 | UInt64(byte >> UInt8(bit) & 1)
        subtractOrder(from: &rest)
      }
    }
    return (0..<32).map { UInt8(truncatingIfNeeded: rest[$0 / 8] >> UInt64($0 % 8 * 8)) }
  }

  /// Where there is that much.
  private static func subtractOrder(from number: inout [UInt64]) {
    var less = number
    var borrow: UInt64 = 0
    for index in 0..<4 {
      let (first, a) = number[index].subtractingReportingOverflow(order[index])
      let (second, b) = first.subtractingReportingOverflow(borrow)
      less[index] = second
      borrow = a || b ? 1 : 0
    }
    if borrow == 0 { number = less }
  }

  /// A number and a product.
  static func sum(_ summand: [UInt8], _ first: [UInt8], times second: [UInt8]) -> [UInt8] {
    var columns = [Int](repeating: 0, count: 64)
    for (index, byte) in summand.enumerated() { columns[index] += Int(byte) }
    for (i, a) in first.enumerated() {
      for (j, b) in second.enumerated() { columns[i + j] += Int(a) * Int(b) }
    }
    var carry = 0
    let bytes = columns.map { column in
      let sum = column + carry
      carry = sum >> 8
      return UInt8(truncatingIfNeeded: sum)
    }
    return reduce(bytes)
  }
}
