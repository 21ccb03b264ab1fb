import Foundation
import WindfallCore

/// Draws what a test process sends: display lists come in on a socket, files go back.
final class DrawingService {
  /// How long a test process may leave a file unread.
  private static let sendTimeout: Int32 = 10_000

  /// The end of the socket that the test process gets.
  let processEnd: Int32
  private let ownEnd: Int32
  private let loop: EventLoop
  private let draw: (DrawingRequest) throws -> Data
  private var received: [UInt8] = []
  private var isOpen = true

  init(loop: EventLoop, draw: @escaping (DrawingRequest) throws -> Data) throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw SystemError("make a socket for drawing", errno)
    }
    (ownEnd, processEnd) = (ends[0], ends[1])
    self.loop = loop
    self.draw = draw
    SystemCalls.makeNonblocking(ownEnd)
    loop.watch(ownEnd) { [weak self] in self?.receive() }
  }

  deinit { end() }

  func end() {
    guard isOpen else { return }
    isOpen = false
    loop.unwatch(ownEnd)
    close(ownEnd)
  }

  private func receive() {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while isOpen {
      let count = read(ownEnd, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { break }
      // The process has ended.
      guard count > 0 else { return end() }
      received += chunk[..<count]
    }
    do {
      while isOpen, let message = try WireFrame.takeMessage(from: &received) { send(reply(to: message)) }
    } catch {
      // Nothing that follows a wrong length can be understood.
      end()
    }
  }

  private func reply(to message: [UInt8]) -> DrawingReply {
    do {
      return .file([UInt8](try draw(try DrawingRequest(wireBytes: message))))
    } catch {
      return .failure("\(error)")
    }
  }

  private func send(_ reply: DrawingReply) {
    var rest = WireFrame.bytes(of: reply)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Glibc.send(ownEnd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent > 0 {
        rest = rest.dropFirst(sent)
      } else if errno == EAGAIN {
        var request = pollfd(fd: ownEnd, events: Int16(POLLOUT), revents: 0)
        guard poll(&request, 1, Self.sendTimeout) > 0 else { return end() }
      } else if errno != EINTR {
        return end()
      }
    }
  }
}
