import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

struct DrawingServiceTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "no paint"
  }

  private func list(width: Double) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: 1), scale: 1, background: .white, root: DisplayGroup(items: []))
  }

  /// Sends what the test process would, and returns the answers.
  private func replies(
    to lists: [DisplayList], draw: @escaping (DrawingRequest) throws -> Data
  ) throws -> [DrawingReply] {
    let loop = EventLoop()
    let service = try DrawingService(loop: loop, draw: draw)
    let process = dup(service.processEnd)
    close(service.processEnd)
    defer { close(process) }
    let sent = lists.flatMap { WireFrame.bytes(of: DrawingRequest.picture($0)) }
    #expect(write(process, sent, sent.count) == sent.count)
    var bytes: [UInt8] = []
    var replies: [DrawingReply] = []
    loop.watch(process) {
      var chunk = [UInt8](repeating: 0, count: 65536)
      bytes += chunk[..<read(process, &chunk, chunk.count)]
      while let message = try WireFrame.takeMessage(from: &bytes) {
        replies.append(try DrawingReply(wireBytes: message))
      }
    }
    try loop.run { replies.count == lists.count }
    service.end()
    return replies
  }

  @Test func `each list is answered with its picture, in order`() throws {
    let replies = try replies(to: [list(width: 1), list(width: 2)]) { request in
      guard case .picture(let list) = request else { throw Refusal() }
      return Data([UInt8(list.size.width)])
    }
    #expect(replies == [.file([1]), .file([2])])
  }

  @Test func `what cannot be drawn is answered with the reason`() throws {
    #expect(try replies(to: [list(width: 1)]) { _ in throw Refusal() } == [.failure("no paint")])
  }

  @Test func `a test process gets the socket, which ends with it`() throws {
    let host = try FakeTestHost()
    try host.add("A/testOne", "test \"$WINDFALL_DRAWING_FD\" = 4 && : >&4 && { send started; send passed; }")
    #expect(try host.run(draw: { _ in Data() }).counts.passed == 1)
  }
}
