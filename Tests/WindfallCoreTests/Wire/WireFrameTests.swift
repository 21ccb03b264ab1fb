import Testing

@testable import WindfallCore

@Suite("Framing")
struct WireFrameTests {
  @Test("Messages are taken one by one from whatever has arrived")
  func stream() throws {
    let stream = WireFrame.bytes(of: AutomationRequest.ready) + WireFrame.bytes(of: AutomationRequest.open(url: "x:y"))
    var buffer: [UInt8] = []
    var messages: [AutomationRequest] = []
    for byte in stream {
      buffer.append(byte)
      while let message = try WireFrame.takeMessage(from: &buffer) {
        messages.append(try AutomationRequest(wireBytes: message))
      }
    }
    #expect(messages == [.ready, .open(url: "x:y")])
    #expect(buffer.isEmpty)
  }

  @Test("The length comes first, its lowest byte in front")
  func header() throws {
    #expect(WireFrame.bytes(of: AutomationRequest.state).prefix(4) == [1, 0, 0, 0])
    #expect(try WireFrame.length(header: [0x34, 0x12, 0, 0]) == 0x1234)
  }

  @Test("A length beyond the limit is refused")
  func tooLong() {
    var buffer: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(throws: WireError.tooLong(0xFFFF_FFFF)) { try WireFrame.takeMessage(from: &buffer) }
  }
}
