import Foundation
import WindfallCore

@testable import XCUIAutomation

/// Plays the tool that draws: the answers are on the socket before the questions.
final class FakeTool {
  let connection: DrawingConnection
  private let socket: UnixSocket

  init(answering replies: [DrawingReply]) throws {
    let (own, other) = try UnixSocket.pair()
    socket = own
    connection = DrawingConnection(other)
    for reply in replies { try own.send(WireFrame.bytes(of: reply)) }
  }

  /// What it has been asked to draw.
  func lists() throws -> [DisplayList] {
    var bytes: [UInt8] = []
    while let byte = try? socket.receive(count: 1, until: Deadline(seconds: 0)) { bytes += byte }
    var lists: [DisplayList] = []
    while let message = try WireFrame.takeMessage(from: &bytes) {
      if case .picture(let list) = try DrawingRequest(wireBytes: message) { lists.append(list) }
    }
    return lists
  }
}
