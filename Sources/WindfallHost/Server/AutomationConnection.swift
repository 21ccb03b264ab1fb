import Foundation
import WindfallCore

/// The app's end of the automation socket.
final class AutomationConnection {
  /// What the socket has to offer.
  enum Input {
    case message([UInt8])
    case none
    case closed
  }

  let descriptor: Int32
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65536)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Takes the next whole message without waiting for one.
  func nextMessage() -> Input {
    while true {
      do {
        if let message = try WireFrame.takeMessage(from: &buffer) { return .message(message) }
      } catch {
        // Nothing that follows a wrong length can be understood.
        return .closed
      }
      let count = recv(descriptor, &chunk, chunk.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        buffer.append(contentsOf: chunk[..<count])
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        return count < 0 && errno == EAGAIN ? .none : .closed
      }
    }
  }

  /// Sends a reply, waiting for the client to make room if need be.
  func send(_ reply: AutomationReply) {
    let bytes = WireFrame.bytes(of: reply)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.send(
          descriptor, UnsafeRawBufferPointer(rebasing: buffer[sent...]).baseAddress, bytes.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
  }
}
