import Testing

@testable import WindfallCore

@Suite("Bytes of a message")
struct WireReaderTests {
  @Test("Whole numbers are read as they were written", arguments: [0, 1, -1, 63, -64, 64, 300, .max, .min])
  func integers(_ value: Int) throws {
    var writer = WireWriter()
    writer.write(value)
    var reader = WireReader(writer.bytes)
    #expect(try reader.readInt() == value)
    #expect(reader.remaining == 0)
  }

  @Test("Small numbers take one byte")
  func smallNumbers() {
    var writer = WireWriter()
    writer.write(UInt64(127))
    writer.write(-64)
    #expect(writer.bytes.count == 2)
  }

  @Test("Numbers that do not fit are refused")
  func longNumber() {
    var reader = WireReader([UInt8](repeating: 0xFF, count: 11))
    #expect(throws: WireError.self) { try reader.readUnsigned() }
  }

  @Test("Text that is not UTF-8 is refused")
  func invalidText() {
    var reader = WireReader([2, 0xC3, 0x28])
    #expect(throws: WireError.invalidText) { try reader.readString() }
  }

  @Test("A count beyond the message is refused before room is made")
  func lyingCount() {
    var writer = WireWriter()
    writer.write(UInt64.max)
    var reader = WireReader(writer.bytes)
    #expect(throws: WireError.truncated) { try reader.read([String].self) }
    reader = WireReader(writer.bytes)
    #expect(throws: WireError.truncated) { try reader.readString() }
  }

  @Test("Elements nested beyond the limit are refused")
  func depth() throws {
    func tower(_ height: Int) -> Element {
      (1..<height).reduce(Element(type: .other)) { inner, _ in Element(type: .other, children: [inner]) }
    }
    #expect(try Element(wireBytes: tower(WireReader.depthLimit).wireBytes).children.count == 1)
    #expect(throws: WireError.tooDeep) { try Element(wireBytes: tower(WireReader.depthLimit + 1).wireBytes) }
  }

  @Test("Unknown cases are refused")
  func unknownCase() {
    #expect(throws: WireError.self) { try AutomationRequest(wireBytes: [200]) }
    #expect(throws: WireError.self) { try ElementQuery(wireBytes: [1, 0, 83]) }
  }
}
