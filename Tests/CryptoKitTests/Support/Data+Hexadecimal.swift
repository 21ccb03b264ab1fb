import Foundation

extension Data {
  /// The bytes that pairs of digits say; what is no pair says none.
  init(hexadecimal text: String) {
    let digits = Array(text)
    self.init(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }

  var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}
