import Foundation
import Testing

@testable import WindfallCore

@Suite("Messages")
struct WireMessageTests {
  @Test("A request is read as it was written", arguments: WireSamples.requests)
  func requestRoundTrip(_ request: AutomationRequest) throws {
    #expect(try AutomationRequest(wireBytes: request.wireBytes) == request)
  }

  @Test("A reply is read as it was written", arguments: WireSamples.replies.indices)
  func replyRoundTrip(_ index: Int) throws {
    let bytes = WireSamples.replies[index].wireBytes
    #expect(try AutomationReply(wireBytes: bytes).wireBytes == bytes)
  }

  @Test("What is to be drawn is read as it was written")
  func drawings() throws {
    var information = DisplayDocument.Information()
    (information.title, information.creator) = ("Invoice", "Shop")
    let list = DisplayList(
      size: CGSize(width: 3, height: 4), scale: 2, background: .white, root: DisplayGroup(items: []))
    let requests: [DrawingRequest] = [
      .picture(list), .document(DisplayDocument(pages: [list, list], information: information)),
    ]
    for request in requests {
      let bytes = request.wireBytes
      let read = try DrawingRequest(wireBytes: bytes)
      #expect(read.wireBytes == bytes)
      guard case .document(let document) = read else { continue }
      #expect(document.pages.map(\.size) == [list.size, list.size] && document.information == information)
    }
  }

  @Test("A drawn file is read as it was written, and refused when it is cut")
  func drawn() throws {
    for reply in [DrawingReply.file([1, 2, 3]), .failure("no fonts")] {
      let bytes = reply.wireBytes
      #expect(try DrawingReply(wireBytes: bytes) == reply)
      #expect(throws: WireError.self) { try DrawingReply(wireBytes: Array(bytes.dropLast())) }
    }
  }

  @Test("A request that is cut anywhere is refused", arguments: WireSamples.requests)
  func cutRequest(_ request: AutomationRequest) {
    let bytes = request.wireBytes
    for count in 0..<bytes.count {
      #expect(throws: WireError.self) { try AutomationRequest(wireBytes: Array(bytes.prefix(count))) }
    }
  }

  @Test("A reply that is cut anywhere is refused", arguments: WireSamples.replies.indices)
  func cutReply(_ index: Int) {
    let bytes = WireSamples.replies[index].wireBytes
    for count in 0..<bytes.count {
      #expect(throws: WireError.self) { try AutomationReply(wireBytes: Array(bytes.prefix(count))) }
    }
  }

  @Test(
    "A reply with any wrong byte is read or refused, and never stops the program",
    arguments: [0x00, 0x7F, 0xFF] as [UInt8])
  func wrongBytes(_ wrong: UInt8) {
    for reply in WireSamples.replies {
      let bytes = reply.wireBytes
      for index in bytes.indices {
        var damaged = bytes
        damaged[index] ^= wrong == 0 ? 1 : wrong
        // Reading must come back; whether it succeeds depends on the byte.
        _ = try? AutomationReply(wireBytes: damaged)
      }
    }
  }

  @Test("Bytes after the end are refused")
  func trailingBytes() {
    #expect(throws: WireError.trailingBytes(1)) {
      try AutomationRequest(wireBytes: AutomationRequest.ready.wireBytes + [0])
    }
  }

  @Test("An element without its children is sent alone")
  func childrenStayBehind() throws {
    var snapshot = WireSamples.snapshot
    snapshot.includesChildren = false
    let read = try ElementSnapshot(wireBytes: snapshot.wireBytes)
    #expect(read.element.children.isEmpty)
    #expect(read.element.label == "Zähler 🧮")
    #expect(read.frame == snapshot.frame)
  }
}
