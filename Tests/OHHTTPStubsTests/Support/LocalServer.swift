import Foundation
import Glibc

/// A server on this machine that answers every request alike and counts the connections.
final class LocalServer: @unchecked Sendable {
  let port: UInt16
  private let socket: Int32
  private let lock = NSLock()
  private var count = 0

  init() {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    port = withUnsafeMutablePointer(to: &address) { [socket] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        precondition(bind(socket, address, length) == 0 && listen(socket, 16) == 0)
        precondition(getsockname(socket, address, &length) == 0)
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    Thread.detachNewThread { [self] in serve() }
  }

  var connections: Int { lock.withLock { count } }

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  private func serve() {
    while true {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { break }
      lock.withLock { count += 1 }
      var buffer = [UInt8](repeating: 0, count: 4096)
      _ = recv(connection, &buffer, buffer.count, 0)
      let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nreal".utf8)
      _ = send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
      close(connection)
    }
    close(socket)
  }
}
