import CryptographyEngine
import Testing

@Suite struct DERReaderTests {
  @Test("What is written is read, and lengths of more than a byte as well")
  func values() throws {
    let long = [UInt8](repeating: 7, count: 300)
    let value = DERValue.sequence([.integer([0, 0x80, 1]), .octets(long), .tagged(1, .bits([9])), .integer([])])
    var file = DERReader(value.bytes)
    var fields = try file.sequence()
    try file.end()
    #expect(try fields.integer() == [0x80, 1])
    #expect(try fields.octets() == long)
    #expect(try fields.tagged(0) == nil)
    var inner = try #require(try fields.tagged(1))
    #expect(try inner.bits() == [9])
    #expect(try fields.integer() == [])
    #expect(fields.isAtEnd)
  }

  @Test(
    "Bytes that are no fields have a reason",
    arguments: [
      ([0x02], DERReader.Problem.truncated), ([0x02, 0x01], .truncated), ([0x04, 0x00], .unexpectedField),
      ([0x02, 0x81, 0x01, 0x01], .unsupportedLength), ([0x02, 0x80], .unsupportedLength),
      ([0x02, 0x02, 0x00, 0x01], .invalidInteger), ([0x02, 0x01, 0x80], .invalidInteger),
      ([0x02, 0x00], .invalidInteger),
    ] as [([UInt8], DERReader.Problem)])
  func damaged(bytes: [UInt8], problem: DERReader.Problem) {
    var reader = DERReader(bytes)
    #expect(throws: problem) { try reader.integer() }
  }

  @Test("A text between two lines has bytes, and other texts have none")
  func documents() throws {
    let document = PEMDocument(kind: "PUBLIC KEY", bytes: [UInt8](repeating: 1, count: 60))
    #expect(document.text.split(separator: "\n").map(\.count) == [26, 64, 16, 24])
    let read = try #require(PEMDocument(document.text + "\n"))
    #expect(read.bytes == document.bytes && read.kind == document.kind)
    #expect(PEMDocument("-----BEGIN A-----\nAA==\n-----END B-----") == nil)
    #expect(PEMDocument("-----BEGIN A-----\n?\n-----END A-----") == nil)
    #expect(PEMDocument("AA==") == nil)
    #expect(PEMDocument("-----BEGIN -----") == nil)
  }
}
