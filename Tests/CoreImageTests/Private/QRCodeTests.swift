import Foundation
import Testing

@testable import CoreImage

/// The symbols are those that another program makes of the same messages.
@Suite struct QRCodeTests {
  @Test func aShortMessage() throws {
    let code = try #require(QRCode(Array("Hello".utf8), .medium))
    let rows = (0..<code.size).map { y in (0..<code.size).map { code[$0, y] ? "1" : "0" }.joined() }
    let expected = [
      "111111100111101111111",
      "100000100000101000001",
      "101110101010101011101",
      "101110101010001011101",
      "101110101100101011101",
      "100000101101001000001",
      "111111101010101111111",
      "000000001010000000000",
      "101111100101001111100",
      "000100001001111001101",
      "001111100110101101110",
      "001001011011111001100",
      "011100111110100100001",
      "000000001000100101000",
      "111111100101010010110",
      "100000101010000111110",
      "101110101001010010010",
      "101110101101111101000",
      "101110101100101100100",
      "100000100101111011100",
      "111111101100100010010",
    ]
    #expect(rows == expected)
  }

  @Test func aMessageOfSeveralBlocks() throws {
    let message = "https://example.com/" + String(repeating: "a", count: 100)
    let code = try #require(QRCode(Array(message.utf8), .high))
    #expect(code.size == 61)
    let dark = code.modules.indices.filter { code.modules[$0] }
    #expect(dark.count == 1874)
    #expect(dark.reduce(0, +) == 3476642)
  }

  @Test func whatIsTooLongHasNoSymbol() {
    #expect(QRCode([UInt8](repeating: 65, count: 3000), .low) == nil)
    #expect(QRCode([UInt8](repeating: 65, count: 2953), .low)?.size == 177)
  }
}
