/// Arithmetic of bytes modulo x⁸ + x⁴ + x³ + x² + 1, for Reed-Solomon codes.
enum GaloisField {
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for index in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if b >> UInt8(index) & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// The codewords that correct others.
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        divisor[index] = product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }
}
