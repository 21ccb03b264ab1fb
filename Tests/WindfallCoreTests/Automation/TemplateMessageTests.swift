import Testing

@testable import WindfallCore

@Suite("Messages to the template process")
struct TemplateMessageTests {
  @Test("A request has the documented bytes")
  func request() {
    let request = TemplateRequest(arguments: ["-a", "ü"], environment: ["B": "2", "A": "1"], container: "/c", log: "")
    let expected: [[UInt8]] = [
      [54, 0, 0, 0], [1, 0, 0, 0],
      [2, 0, 0, 0], [2, 0, 0, 0], Array("-a".utf8), [0], [2, 0, 0, 0], Array("ü".utf8), [0],
      [2, 0, 0, 0], [3, 0, 0, 0], Array("A=1".utf8), [0], [3, 0, 0, 0], Array("B=2".utf8), [0],
      [2, 0, 0, 0], Array("/c".utf8), [0],
      [0, 0, 0, 0], [0],
    ]
    #expect(request.bytes == expected.flatMap { $0 })
  }

  @Test("A zero byte in a text cannot end it early")
  func zeroByte() {
    let request = TemplateRequest(arguments: ["a\0b"], environment: [:], container: "", log: "")
    #expect(request.bytes[12..<19] == [2, 0, 0, 0, 97, 98, 0])
  }

  @Test(
    "A reply is read as it was written",
    arguments: [.launched(pid: 4711), .exited(pid: 1, status: 0x8B), .failed(error: 2)] as [TemplateReply])
  func reply(_ reply: TemplateReply) throws {
    #expect(reply.bytes.count == TemplateReply.size)
    #expect(try TemplateReply(bytes: reply.bytes) == reply)
  }

  @Test("Wrong replies are refused")
  func wrongReply() {
    #expect(throws: WireError.truncated) { try TemplateReply(bytes: [1, 0]) }
    #expect(throws: WireError.self) { try TemplateReply(bytes: [UInt8](repeating: 9, count: 12)) }
  }
}
