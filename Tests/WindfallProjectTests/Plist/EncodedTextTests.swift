import Foundation
import Testing

@testable import WindfallProject

struct EncodedTextTests {
  @Test func `UTF-8 and UTF-16 are read with and without a mark`() throws {
    let text = "\"é\" = \"😀\";\n"
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let files: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFE, 0xFF] + big, [0xFF, 0xFE] + little, big, little,
    ]
    for file in files { #expect(try EncodedText(Data(file)).utf8 == Array(text.utf8)) }
    #expect(try EncodedText(Data()).utf8 == [])
  }

  @Test func `other encodings are told with the line`() {
    #expect(throws: PropertyListSyntaxError(line: 2, message: "the text is neither UTF-8 nor UTF-16")) {
      try EncodedText(Data(Array("\"a\" = \"b\";\n\"c\" = \"".utf8) + [0xE9] + Array("\";\n".utf8)))
    }
    #expect(throws: PropertyListSyntaxError.self) { try EncodedText(Data([0xFF, 0xFE, 0x41])) }
  }
}
